import { onPage } from '../navigation/onPage.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import type { IslandRegistry } from './registry.ts';

/** Words around a part that loads later. */
export interface IslandText {
  loading: string;
  failed: string;
  retry: string;
}

export const defaultIslandText: IslandText = {
  loading: 'Loading',
  failed: 'This part could not be loaded.',
  retry: 'Retry',
};

/** A part that loads faster than this shows no spinner, in ms. */
const SPINNER_DELAY = 200;

type Stop = () => void;

/** Calls `load` once, when the island's trigger says so. */
function onTrigger(element: HTMLElement, load: () => void): Stop {
  const trigger = element.dataset.islandOn;
  if (trigger === 'intent') {
    const types = ['pointerenter', 'pointerdown', 'focusin'];
    const stop = () => {
      for (const type of types) {
        element.removeEventListener(type, start);
      }
    };
    const start = () => {
      stop();
      load();
    };
    for (const type of types) {
      element.addEventListener(type, start, { passive: true });
    }
    return stop;
  }
  if (trigger === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          load();
        }
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }
  const timer = setTimeout(() => whenIdle(load));
  return () => clearTimeout(timer);
}

function note(element: HTMLElement, role: string, ...content: (Node | string)[]): HTMLElement {
  const box = document.createElement('div');
  box.className = 'island-note';
  box.setAttribute('role', role);
  box.append(...content);
  element.append(box);
  return box;
}

async function load(
  element: HTMLElement,
  registry: IslandRegistry,
  text: IslandText,
  again = false,
): Promise<void> {
  const name = element.dataset.island ?? '';
  const spinner = setTimeout(() => {
    shown = note(
      element,
      'status',
      Object.assign(document.createElement('span'), { className: 'spinner' }),
      text.loading,
    );
  }, SPINNER_DELAY);
  let shown: HTMLElement | undefined;
  try {
    const importModule = registry[name];
    if (!importModule) {
      throw new Error(`Island "${name}" is not in islands/registry.ts.`);
    }
    const [{ mountIsland }, module] = await Promise.all([
      import('./mountIsland.tsx'),
      importModule(),
    ]);
    shown?.remove();
    mountIsland(element, name, module);
  } catch (error) {
    console.error(error);
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'action';
    retry.textContent = text.retry;
    const box = note(element, 'alert', text.failed, ' ', retry);
    retry.onclick = () => {
      // Some browsers keep a failed module for good; then only a new page can help.
      if (again) {
        location.reload();
      }
      box.remove();
      load(element, registry, text, true);
    };
  } finally {
    clearTimeout(spinner);
    shown?.remove();
  }
}

/** Finds islands on each page and loads each by its trigger; React comes with the first. */
export function startIslands(registry: IslandRegistry, text: IslandText = defaultIslandText): void {
  onPage((root) => {
    const stops: Stop[] = [];
    for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
      if (element.dataset.islandOn !== 'done') {
        stops.push(
          onTrigger(element, () => {
            element.dataset.islandOn = 'done';
            load(element, registry, text);
          }),
        );
      }
    }
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  });
}
