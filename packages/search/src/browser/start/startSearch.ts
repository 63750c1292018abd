import { Unreachable } from '../../shared/errors.ts';
import type { FrameText, SearchText } from '../../shared/text/searchText.ts';
import { type FullSettings, fillSettings, type SearchSettings } from '../settings.ts';
import { takeEarlySearch } from './earlySearch.ts';
import { findFrame } from './findFrame.ts';
import { createFrame, type DialogFrame } from './frame.ts';
import { attachFrameBehaviour, openFrame } from './frameBehaviour.ts';
import { isOpener } from './isOpener.ts';
import { isSearchShortcut } from './isSearchShortcut.ts';

/** Options of the search besides its settings. */
export interface SearchOptions {
  /**
   * Strings of the dialog's frame, or all of its strings. Without a default, as its strings would be
   * in the script of every page.
   */
  text: FrameText & Partial<SearchText>;
  /** Loads the remaining strings when the dialog is first opened. */
  loadText?: () => Promise<Partial<SearchText>>;
  /** Address of results.css, if the page does not include it: loaded when the dialog first opens. */
  styleSheet?: string;
}

/** The search of a page. */
export interface Search {
  open: () => void;
  close: () => void;
}

/** Adds a style sheet to the page. @throws Error when it fails to load; the next call tries again */
function addStyleSheet(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${url} could not be loaded.`));
    };
    document.head.append(link);
  });
}

/** Loads a part of the search. @throws Unreachable when it fails to load */
async function fetchPart<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new Unreachable('A part of the search could not be loaded.', { cause });
  }
}

/** Loads the client, and starts to load its index. @throws when the settings are incomplete */
async function startClient(settings: FullSettings) {
  const { getClient } = await fetchPart(import('../client/createClient.ts'));
  const client = getClient(settings);
  client.prepare?.();
  return client;
}

/** Loads the contents of the dialog in parallel, and renders them into the frame. */
async function fillFrame(
  frame: DialogFrame,
  settings: FullSettings,
  { text, loadText, styleSheet }: SearchOptions,
): Promise<void> {
  // First the client, as the worker and the index are loaded after it.
  const [client, { mountDialog }, moreText] = await Promise.all([
    startClient(settings),
    fetchPart(import('../dialog/mountDialog.tsx')),
    fetchPart(loadText?.() ?? Promise.resolve({})),
    styleSheet && fetchPart(addStyleSheet(styleSheet)),
  ]);
  mountDialog(frame, settings, client, { ...text, ...moreText });
}

/**
 * Opens the results in a new document: browsers cache a failed import() until the document is
 * replaced, see https://github.com/whatwg/html/issues/6768. Does nothing while offline.
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

/** Opens the dialog by shortcuts and openers; loads its contents when an opener is hovered. */
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

/** The dialog of the page. @throws Error when the page does not hold it */
function pageDialog(): HTMLDialogElement {
  const dialog = findFrame();
  if (!dialog) {
    throw new Error(
      'The page has no search dialog. Put dialogHtml() of this package into its HTML.',
    );
  }
  return dialog;
}

/**
 * Starts the search of a page: `/`, Ctrl/Cmd+K and elements with `data-search-open` open the dialog.
 * React, engine and index are loaded on the first sign of use. Opens immediately if that happened
 * before, on a page with early.js.
 * @throws Error when the page does not hold the dialog
 */
export function startSearch(given: SearchSettings, options: SearchOptions): Search {
  const settings = fillSettings(given);
  const dialog = pageDialog();
  let frame: DialogFrame | undefined;
  let isFilled = false;

  const getFrame = () => {
    if (!frame) {
      frame = createFrame(dialog, options.text);
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
      addEventListener('online', retry, { once: true });
    }
  }

  async function retry(): Promise<void> {
    await fill();
    if (!isFilled) {
      await leaveForResults(getFrame(), settings);
    }
  }

  function open(): void {
    // First, so that loading overlaps with the layout of the dialog.
    fill();
    openFrame(getFrame());
  }

  listenToPage(open, fill);
  const letters = takeEarlySearch();
  if (letters !== undefined) {
    open();
    getFrame().input.value ||= letters;
  }
  return { open, close: () => dialog.close() };
}
