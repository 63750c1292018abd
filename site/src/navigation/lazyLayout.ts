import { whenIdle } from '../ui/whenIdle.ts';
import { onPage } from './onPage.ts';

/**
 * Lays out the examples and tables below the view one by one while the page is idle, so that no
 * single layout holds up the reader and every place on the page is soon exact.
 */
export function startLazyLayout(): void {
  onPage((root) => {
    const waiting = [...root.querySelectorAll<HTMLElement>('[data-lazy-layout=""]')];
    let over = false;
    const next = () => {
      const part = over ? undefined : waiting.shift();
      if (part) {
        part.dataset.lazyLayout = 'done';
        whenIdle(next);
      }
    };
    whenIdle(next);
    return () => {
      over = true;
    };
  });
}

/** Lays a page out at once, for a reader who returns to a place on it. */
export function layOutWhole(page: HTMLElement | null): void {
  page?.toggleAttribute('data-whole', true);
}
