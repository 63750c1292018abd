import { Unreachable } from '../../shared/errors.ts';
import type { FrameText, SearchText } from '../../shared/text/searchText.ts';
import { type FullSettings, fillSettings, type SearchSettings } from '../settings.ts';
import { addStyleSheet } from './addStyleSheet.ts';
import { takeEarlySearch } from './earlySearch.ts';
import { createFrame, type DialogFrame } from './frame.ts';
import { attachFrameBehaviour, openFrame } from './frameBehaviour.ts';
import { isOpener } from './isOpener.ts';
import { isSearchShortcut } from './isSearchShortcut.ts';

/** What a search may be given besides its settings. */
export interface SearchOptions {
  /**
   * Strings of the dialog's frame, or more of its strings: `enFrame`, `koFrame` or
   * your own. There is no default language: its strings would be in every page's script.
   */
  text: FrameText & Partial<SearchText>;
  /** Loads the remaining strings when the dialog is first opened. */
  loadText?: () => Promise<Partial<SearchText>>;
  /** Address of results.css, if the page does not include it: loaded when the dialog first opens. */
  styleSheet?: string;
  /** Called when the dialog opens; the promise is fulfilled when it closes. */
  onOpen?: (closed: Promise<unknown>) => void;
}

/** The search of a page. */
export interface Search {
  open: () => void;
  close: () => void;
}

/** Loads a part of the search; throws Unreachable when it does not come. */
async function fetchPart<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new Unreachable('A part of the search could not be loaded.', { cause });
  }
}

/** Fetches the client and has it fetch its index. Throws when the settings are wrong. */
async function startClient(settings: FullSettings) {
  const { getClient } = await fetchPart(import('../client/createClient.ts'));
  const client = getClient(settings);
  client.prepare?.();
  return client;
}

/** Fetches all that the inside of the dialog is made of, at once, and puts it into the frame. */
async function fillFrame(
  frame: DialogFrame,
  settings: FullSettings,
  { text, loadText, styleSheet }: SearchOptions,
): Promise<void> {
  // The client is the smallest and has the most behind it: worker and index. It is asked for first.
  const [client, { mountDialog }, moreText] = await Promise.all([
    startClient(settings),
    fetchPart(import('../dialog/mountDialog.tsx')),
    fetchPart(loadText?.() ?? Promise.resolve({})),
    styleSheet ? fetchPart(addStyleSheet(styleSheet)) : undefined,
  ]);
  mountDialog(frame, settings, client, { ...text, ...moreText });
}

/**
 * Leads to the results in a new document: some browsers remember for the life of one that a script
 * did not come, and never ask for it again. Stays where the connection is not back yet.
 */
async function leaveForResults({ form }: DialogFrame, { pageUrl }: FullSettings): Promise<void> {
  const isBack = await fetch(pageUrl ?? location.href, { method: 'HEAD' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (isBack && pageUrl) {
    form.submit();
  } else if (isBack) {
    location.reload();
  }
}

/** Has the keys and the openers of the page open the dialog; an opener that is pointed at fills it. */
function listenToPage(open: () => void, fill: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event)) {
      event.preventDefault();
      open();
    }
  });
  document.addEventListener('click', ({ target }) => isOpener(target) && open());
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => isOpener(target) && fill(), {
      passive: true,
    });
  }
}

/**
 * Gives the page its search: `/` and Ctrl/Cmd+K open the dialog, and so do elements that are marked
 * with `data-search-open`. React, engine and index are fetched when a reader seems to want them.
 * Opens at once for a reader who has asked before, on a page that has early.js in its head.
 */
export function startSearch(given: SearchSettings, options: SearchOptions): Search {
  const settings = fillSettings(given);
  let frame: DialogFrame | undefined;
  let isFilled = false;

  const getFrame = () => {
    if (!frame) {
      frame = createFrame(settings, options.text);
      attachFrameBehaviour(frame);
    }
    return frame;
  };

  /** Loads the contents of the dialog once; a failure is shown in their place. */
  async function fill(): Promise<void> {
    if (isFilled) {
      return;
    }
    isFilled = true;
    const into = getFrame();
    try {
      await fillFrame(into, settings, options);
      into.fail(null);
    } catch (error) {
      console.error(error);
      isFilled = false;
      into.fail({ isUnreachable: error instanceof Unreachable, onRetry: retry });
    }
  }

  async function retry(): Promise<void> {
    await fill();
    if (!isFilled) {
      await leaveForResults(getFrame(), settings);
    }
  }

  function open(): void {
    // First: what it fetches is on its way while the dialog is laid out.
    fill();
    const { dialog } = getFrame();
    if (!dialog.open) {
      options.onOpen?.(
        new Promise((closed) => dialog.addEventListener('close', closed, { once: true })),
      );
    }
    openFrame(getFrame());
  }

  listenToPage(open, fill);
  const letters = takeEarlySearch();
  if (letters !== undefined) {
    open();
    getFrame().input.value = letters;
  }
  return { open, close: () => frame?.dialog.close() };
}
