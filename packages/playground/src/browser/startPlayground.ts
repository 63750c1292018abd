import { exampleId, sharedName } from '../shared/sharedName.ts';
import type { PhoneHandle } from './PhoneHandle.ts';
import type { PlaygroundSettings } from './settings.ts';
import type { RunningExample } from './startExample.ts';
import { watchPhones } from './watchPhones.ts';

/** Settings, or the way to load them once the first phone comes near. */
export type SettingsSource = PlaygroundSettings | (() => Promise<PlaygroundSettings>);

/** How a page starts its phones. */
export interface StartOptions {
  /** Part of the page whose phones start; all of it without it. */
  root?: ParentNode;
  /** What a phone waits for before it starts, besides the end of a scroll: the page's own work. */
  waitFor?: () => Promise<unknown>;
  /** Called for each phone that starts; `settled` resolves once it runs or has failed. */
  onStart?: (settled: Promise<unknown>) => void;
  /** Called when the code of the phones does not load although the reader is online; `again` retries. */
  onUnloaded?: (again: () => void) => void;
}

/** The phones of a page. */
export interface Playground {
  /**
   * A phone in the hands of the page, started if it is not yet.
   * @param which its element, or the name of its example: the first one of it
   * @throws Error when the page has no such phone
   */
  phone: (which: string | HTMLElement) => Promise<PhoneHandle>;
  /** Ends them all, when the page goes. */
  stop: () => void;
}

/** Attaches declarative shadow roots of posters: only the parser of a navigation does so. */
function attachPosters(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}

/** Loads the code that phones need; after a failure `onLoadFailed` gets the function that tries again. */
async function loadParts(source: SettingsSource, onLoadFailed: (again: () => void) => void) {
  for (;;) {
    const parts = await Promise.all([
      import('./startExample.ts'),
      typeof source === 'function' ? source() : source,
    ]).catch((error: unknown) => {
      // A module that does not load is a TypeError; the browser has logged it.
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

/**
 * Starts each phone of a page when it comes near the view; a link with code brings its own into it.
 * @param source what the phones need of the site
 */
export function startPlayground(
  source: SettingsSource,
  { root = document, waitFor, onStart, onUnloaded }: StartOptions = {},
): Playground {
  const running = new Map<HTMLElement, Promise<RunningExample | undefined>>();
  let parts: ReturnType<typeof loadParts> | undefined;
  let stopped = false;
  const onLoadFailed = (again: () => void) => {
    addEventListener('online', again, { once: true });
    if (navigator.onLine && !stopped) {
      onUnloaded?.(again);
    }
  };
  const begin = async (phone: HTMLElement) => {
    parts ??= loadParts(source, onLoadFailed);
    const [{ startExample }, settings] = await parts;
    if (stopped || !phone.isConnected) {
      return undefined;
    }
    const example = startExample(phone, settings);
    onStart?.(example.settled);
    return example;
  };
  const start = (phone: HTMLElement) => {
    const started = running.get(phone) ?? begin(phone);
    running.set(phone, started);
    return started;
  };
  attachPosters(root);
  const stopWatching = watchPhones(root, waitFor, start);
  const shared = sharedName(window.location.hash);
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
      if (!example) {
        const name = typeof which === 'string' ? which : which.dataset.phone;
        throw new Error(`No phone "${name}" on this page: place its <Phone> or <Example>.`);
      }
      return example.handle;
    },
    stop() {
      stopped = true;
      stopWatching();
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
