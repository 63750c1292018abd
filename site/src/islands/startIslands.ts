import { onPage } from '../navigation/onPage.ts';
import { islandText as text } from '../text/behaviour.ts';
import type { LoadIsland } from './registry.ts';

/** A part that loads faster than this shows no spinner, in ms. */
const SPINNER_DELAY = 200;

function note(element: HTMLElement, role: string, ...content: (Node | string)[]): HTMLElement {
  const box = document.createElement('div');
  box.className = 'island-note';
  box.setAttribute('role', role);
  box.append(...content);
  element.append(box);
  return box;
}

/** Says that a part is loading once it takes long. Returns what takes the word back. */
function sayLoading(element: HTMLElement): () => void {
  let shown: HTMLElement | undefined;
  const timer = setTimeout(() => {
    const spinner = document.createElement('span');
    spinner.className = 'spinner';
    shown = note(element, 'status', spinner, text.loading);
  }, SPINNER_DELAY);
  return () => {
    clearTimeout(timer);
    shown?.remove();
  };
}

function offerRetry(element: HTMLElement, onRetry: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'action';
  button.textContent = text.retry;
  const box = note(element, 'alert', text.failed, ' ', button);
  button.onclick = () => {
    box.remove();
    onRetry();
  };
}

async function load(element: HTMLElement, get: LoadIsland): Promise<void> {
  const [{ mountIsland }, module] = await Promise.all([import('./mountIsland.tsx'), get()]).finally(
    sayLoading(element),
  );
  mountIsland(element, module);
}

function start(element: HTMLElement, get: LoadIsland, again = false): void {
  load(element, get).catch((error) => {
    console.error(error);
    // Some browsers keep a failed module for good; then only a new page can help.
    const retry = () => (again ? location.reload() : start(element, get, true));
    offerRetry(element, retry);
  });
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
