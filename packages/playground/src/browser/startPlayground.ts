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
  /** Told of each phone that starts, with what resolves once it runs or has failed. */
  onStart?: (settled: Promise<unknown>) => void;
  /** Told when a reader with a connection does not get the code of the phones; `again` asks once more. */
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

/** A page put in place by script does not attach the shadow roots that HTML declares. */
function attachPosters(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}

/** Resolves with the part of the code that phones need; until it comes it is asked for by `wait`. */
async function loadParts(source: SettingsSource, wait: (again: () => void) => void) {
  for (;;) {
    const parts = await Promise.all([
      import('./startExample.ts'),
      typeof source === 'function' ? source() : source,
    ]).catch((error: unknown) => {
      // What a browser throws when a module does not come; it has told the console of it.
      if (!(error instanceof TypeError)) {
        throw error;
      }
    });
    if (parts) {
      return parts;
    }
    await new Promise<void>(wait);
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
  const wait = (again: () => void) => {
    addEventListener('online', again, { once: true });
    if (navigator.onLine && !stopped) {
      onUnloaded?.(again);
    }
  };
  const begin = async (phone: HTMLElement) => {
    parts ??= loadParts(source, wait);
    const [{ startExample }, settings] = await parts;
    if (stopped || !phone.isConnected) {
      return undefined;
    }
    const example = startExample(phone, settings);
    onStart?.(example.settled);
    return example;
  };
  const wake = (phone: HTMLElement) => {
    const started = running.get(phone) ?? begin(phone);
    running.set(phone, started);
    return started;
  };
  attachPosters(root);
  const stopWatching = watchPhones(root, waitFor, wake);
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
      const example = element && (await wake(element));
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
        // One that failed to start has said so, and has nothing to stop.
        started.then(
          (example) => example?.stop(),
          () => undefined,
        );
      }
    },
  };
}
