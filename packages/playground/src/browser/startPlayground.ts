import { exampleId, sharedName } from '../shared/sharedName.ts';
import { recordEarlyPresses } from './earlyPresses.ts';
import type { PhoneHandle } from './PhoneHandle.ts';
import { savedEdit } from './savedEdits.ts';
import type { PlaygroundSettings } from './settings.ts';
import type { RunningExample } from './startExample.ts';
import { watchReach } from './watchReach.ts';

/** Settings, or a function that loads them when the reader first reaches for a phone. */
export type SettingsSource = PlaygroundSettings | (() => Promise<PlaygroundSettings>);

/** Options of `startPlayground`. */
export interface StartOptions {
  /** Part of the page whose phones start; the document by default. */
  root?: ParentNode;
  /** Called when the code of the phones fails to load while the browser is online; `again` retries. */
  onUnloaded?: (again: () => void) => void;
}

/** The phones of a page. */
export interface Playground {
  /**
   * Returns a phone for use by the page's script, and starts it if it has not started.
   * @param which its element, or the name of its example, of which the first is taken
   * @throws Error when the page has no such phone
   */
  phone: (which: string | HTMLElement) => Promise<PhoneHandle>;
  /** Stops all of them, before the page is removed. */
  stop: () => void;
}

/** Attaches declarative shadow roots of posters: only the parser of a navigation does so. */
function attachPosters(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}

/** Shows what starts a phone, and its tools, which wait for a script that answers. */
function makeReachable(phone: HTMLElement): void {
  phone.dataset.state = 'idle';
  phone.querySelector('[data-enter]')?.toggleAttribute('hidden', false);
}

/** Keeps presses on the tools of a phone that starts. @returns replays them */
function recordTools(phone: HTMLElement): () => void {
  const pressed: HTMLElement[] = [];
  const record = ({ target }: Event) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-action]');
    if (tool) {
      pressed.push(tool);
    }
  };
  phone.addEventListener('click', record);
  return () => {
    phone.removeEventListener('click', record);
    for (const tool of pressed) {
      tool.click();
    }
  };
}

/** Loads the code that phones need; after a failure `onLoadFailed` gets the function that tries again. */
async function loadParts(source: SettingsSource, onLoadFailed: (again: () => void) => void) {
  for (;;) {
    const parts = await Promise.all([
      import('./startExample.ts'),
      typeof source === 'function' ? source() : source,
    ]).catch((error: unknown) => {
      // import() rejects with a TypeError when a module fails to load; the browser has logged it.
      if (!(error instanceof TypeError)) {
        throw error;
      }
    });
    if (parts) {
      return parts;
    }
    await new Promise<void>(onLoadFailed);
  }
}

function handleIn(example: RunningExample | null | undefined, which: string | HTMLElement) {
  if (!example) {
    const name = typeof which === 'string' ? which : which.dataset.phone;
    throw new Error(`No phone "${name}" on this page: place its <Phone> or <Example>.`);
  }
  return example.handle;
}

/**
 * Starts each phone of a page when its reader reaches for it. One that a link has code for, or that
 * the reader has edited before, starts at once.
 * @param source settings of the site
 */
export function startPlayground(
  source: SettingsSource,
  { root = document, onUnloaded }: StartOptions = {},
): Playground {
  const running = new Map<HTMLElement, Promise<RunningExample | undefined>>();
  let parts: ReturnType<typeof loadParts> | undefined;
  const end = new AbortController();
  const { signal } = end;
  const onLoadFailed = (again: () => void) => {
    addEventListener('online', again, { once: true });
    if (navigator.onLine && !signal.aborted) {
      onUnloaded?.(again);
    }
  };
  const begin = async (phone: HTMLElement) => {
    const replayTools = recordTools(phone);
    parts ??= loadParts(source, onLoadFailed);
    const [{ startExample }, settings] = await parts;
    if (signal.aborted || !phone.isConnected) {
      return undefined;
    }
    const example = startExample(phone, settings);
    replayTools();
    return example;
  };
  const start = (phone: HTMLElement) => {
    const started = running.get(phone) ?? begin(phone);
    running.set(phone, started);
    return started;
  };
  attachPosters(root);
  recordEarlyPresses();
  watchReach(root, signal, start);
  const shared = sharedName(window.location.hash);
  for (const phone of root.querySelectorAll<HTMLElement>('[data-phone]')) {
    makeReachable(phone);
    if (phone.dataset.phone === shared || savedEdit(phone.dataset.phone ?? '') !== undefined) {
      start(phone);
    }
  }
  if (shared) {
    document.getElementById(exampleId(shared))?.scrollIntoView();
  }
  return {
    async phone(which) {
      const element =
        typeof which === 'string'
          ? root.querySelector<HTMLElement>(`[data-phone="${CSS.escape(which)}"]`)
          : which;
      const example = element && (await start(element));
      return handleIn(example, which);
    },
    stop() {
      end.abort();
      for (const started of running.values()) {
        // One that failed to start has reported it, and has nothing to stop.
        started.then(
          (example) => example?.stop(),
          () => undefined,
        );
      }
    },
  };
}
