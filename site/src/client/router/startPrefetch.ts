import { pageKey, routeOf } from './addresses.ts';
import { prefetch } from './pages.ts';

/** A pointer that only crosses a list of links stays on each for less. */
const HOVER_DELAY_MS = 65;

/**
 * Fetches the page of a link on which the pointer, the finger or the focus rests; at once where a
 * mouse or a pen presses it, as the click comes when the button goes up again.
 */
export function startPrefetch(): void {
  let timer = 0;
  const onPoint = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    clearTimeout(timer);
    // Pointers and the focus meet nothing but elements.
    const url = routeOf((target as Element).closest('a'));
    if (url && pageKey(url) !== pageKey(new URL(location.href))) {
      if (type === 'pointerdown' && pointerType !== 'touch') {
        prefetch(url);
      } else {
        timer = window.setTimeout(prefetch, HOVER_DELAY_MS, url);
      }
    }
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onPoint);
  }
  // A finger that begins to scroll does not rest on a link; what is clicked is fetched already.
  for (const type of ['pointercancel', 'click']) {
    document.addEventListener(type, () => clearTimeout(timer));
  }
}
