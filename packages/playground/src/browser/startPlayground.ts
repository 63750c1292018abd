import { loaded } from './loaded.ts';
import { partsLoader, type SettingsSource } from './partsLoader.ts';
import type { PhoneHandle } from './player/Player.ts';
import { watchReach } from './player/watchReach.ts';
import { recordEarlyPresses } from './sandbox/earlyPresses.ts';
import { savedEdit } from './share/savedEdits.ts';
import { sharedPhone } from './share/sharedPhone.ts';
import type { RunningExample } from './startExample.ts';

/** Options of `startPlayground`. */
export interface StartOptions {
  /** Part of the page whose phones start; the document by default. */
  root?: ParentNode;
  /**
   * Called each time the code of the phones fails to load; `again` retries, as does a press on any phone,
   * and a connection that is back.
   */
  onUnloaded?: (again: () => void) => void;
}

/** The phones of a page. */
export interface Playground {
  /**
   * Returns a phone for use by the page's script, and starts it if it has not started; never where the page is
   * left meanwhile.
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

/** Starts a phone once its code has loaded, and presses its tools that were pressed meanwhile. */
async function begin(
  phone: HTMLElement,
  load: ReturnType<typeof partsLoader>['load'],
  signal: AbortSignal,
): Promise<RunningExample | undefined> {
  const tools: (HTMLElement | null)[] = [];
  const record = ({ target }: Event) =>
    tools.push((target as Element).closest<HTMLElement>('[data-action], pre .line'));
  phone.addEventListener('click', record);
  const [{ startExample }, settings] = await load();
  phone.removeEventListener('click', record);
  if (signal.aborted || !phone.isConnected) {
    return undefined;
  }
  const example = startExample(phone, settings);
  for (const tool of tools) {
    tool?.click();
  }
  return example;
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
  const end = new AbortController();
  const { signal } = end;
  const parts = partsLoader(source, signal, onUnloaded);
  const start = (phone: HTMLElement) => {
    const started = running.get(phone) ?? begin(phone, parts.load, signal);
    running.set(phone, started);
    return started;
  };
  attachPosters(root);
  recordEarlyPresses();
  if (matchMedia('(any-pointer: coarse)').matches) {
    loaded(import('./player/keepSliders.ts')).then((part) => part?.keepSliders(signal));
  }
  // Code of a link is read as its page opens: one that is opened on that page loads it anew.
  addEventListener('hashchange', () => sharedPhone(document) && location.reload(), { signal });
  watchReach(root, signal, (phone, isMeant) => {
    if (isMeant) {
      // The page may have closed its message, and with it the way to try again.
      parts.retry();
    }
    start(phone);
  });
  const shared = sharedPhone(root);
  for (const phone of root.querySelectorAll<HTMLElement>('[data-phone]')) {
    makeReachable(phone);
    if (phone === shared || savedEdit(phone.dataset.phone ?? '') !== undefined) {
      start(phone);
    }
  }
  shared?.scrollIntoView();
  return {
    async phone(which) {
      const element =
        typeof which === 'string'
          ? root.querySelector<HTMLElement>(`[data-phone="${CSS.escape(which)}"]`)
          : which;
      if (!element) {
        throw new Error(`No phone "${which}" on this page: place its <Phone> or <Example>.`);
      }
      const example = await start(element);
      // A page that was left waits for nothing.
      return example?.player ?? new Promise<never>(() => undefined);
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
