import { whenStill } from '../ui/whenStill.ts';
import { routeOf } from './addresses.ts';
import { isSlowConnection } from './isSlowConnection.ts';
import { onPage } from './onPage.ts';
import { prefetch, prepare } from './pages.ts';
import { firstSign } from './readerIsHere.ts';

const linkOf = ({ target }: Event) =>
  target instanceof Element ? routeOf(target.closest('a')) : undefined;

/**
 * Fetches pages before they are asked for: at once for a link under the pointer, the finger or the
 * focus; one after another for links near view, once the reader has done something.
 */
export function startPrefetch(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const url = linkOf(event);
        if (url) {
          prepare(url);
        }
      },
      { passive: true },
    );
  }
  firstSign.then(() => {
    if (!isSlowConnection()) {
      whenStill(() => onPage(watchLinks));
    }
  });
}

function watchLinks(root: HTMLElement): () => void {
  let chain: Promise<unknown> = Promise.resolve();
  let over = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const url = isIntersecting && routeOf(target as HTMLAnchorElement);
        if (url) {
          observer.unobserve(target);
          chain = chain.then(() => (over ? undefined : prefetch(url, 'low')));
        }
      }
    },
    { rootMargin: '200px' },
  );
  for (const link of root.querySelectorAll('[data-frame] a')) {
    observer.observe(link);
  }
  return () => {
    over = true;
    observer.disconnect();
  };
}
