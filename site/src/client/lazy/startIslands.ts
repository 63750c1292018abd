import type { LoadIsland } from '../../islands.ts';
import { onPage } from '../router/onPage.ts';

/** A part that loads faster than this shows no spinner, in ms. */
const SPINNER_DELAY = 200;

/** Shows one of the lines that Island.tsx has ready, or none, and hides the others. */
function say(element: HTMLElement, role?: 'status' | 'alert'): void {
  for (const line of element.querySelectorAll<HTMLElement>(':scope > .island-note')) {
    line.hidden = !line.matches(`[role=${role}]`);
  }
}

async function start(element: HTMLElement, get: LoadIsland, again = false): Promise<void> {
  say(element);
  const timer = setTimeout(say, SPINNER_DELAY, element, 'status');
  try {
    const [{ mountIsland }, module] = await Promise.all([import('./mountIsland.tsx'), get()]);
    mountIsland(element, module);
  } catch (error) {
    console.error(error);
    say(element, 'alert');
    const retry = element.querySelector<HTMLElement>(':scope > [role=alert] > button');
    // Some browsers keep a failed module for good; then only a new page can help.
    retry?.addEventListener(
      'click',
      () => (again ? location.reload() : start(element, get, true)),
      { once: true },
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Loads each island of each page when it comes near view; React comes with the first. */
export function startIslands(islands: Readonly<Record<string, LoadIsland>>): void {
  onPage((root) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const get = islands[(target as HTMLElement).dataset.island ?? ''];
          if (isIntersecting && get) {
            observer.unobserve(target);
            start(target as HTMLElement, get);
          }
        }
      },
      { rootMargin: '200px' },
    );
    for (const element of root.querySelectorAll('[data-island]')) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  });
}
