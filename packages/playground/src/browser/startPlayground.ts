import { exampleId, sharedName } from '../shared/sharedName.ts';
import type { PhoneHandle } from './PhoneHandle.ts';
import type { PlaygroundSettings } from './settings.ts';
import type { RunningExample } from './startExample.ts';
import { watchPhones } from './watchPhones.ts';

/** Settings, or a function that loads them when the first phone is near the viewport. */
export type SettingsSource = PlaygroundSettings | (() => Promise<PlaygroundSettings>);

/** Options of `startPlayground`. */
export interface StartOptions {
  /** Part of the page whose phones start; the document by default. */
  root?: ParentNode;
  /** Work of the page that a phone waits for before it starts, besides the end of a scroll. */
  waitFor?: () => Promise<unknown>;
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

/**
 * Starts each phone of a page when it is near the viewport, with the code of the address if that is
 * a share link.
 * @param source settings of the site
 */
export function startPlayground(
  source: SettingsSource,
  { root = document, waitFor, onUnloaded }: StartOptions = {},
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
    return startExample(phone, settings);
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
