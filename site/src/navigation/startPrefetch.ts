import { pageKey, routeOf } from './addresses.ts';
import { prefetch } from './pages.ts';

/** A pointer that crosses a list of links stays on each for less, in ms. */
const DWELL = 65;

/** Fetches the page of a link on which the pointer, the finger or the focus rests. */
export function startPrefetch(): void {
  let timer = 0;
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const url = target instanceof Element ? routeOf(target.closest('a')) : undefined;
    if (url && pageKey(url) !== pageKey(new URL(location.href))) {
      timer = window.setTimeout(prefetch, DWELL, url);
    }
  };
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, rest, { passive: true });
  }
  // A finger that begins to scroll does not rest on a link.
  document.addEventListener('pointercancel', () => clearTimeout(timer), { passive: true });
}
