import { pageKey, routeOf } from './addresses.ts';
import { prefetch } from './pages.ts';

/** Time of hovering after which a page is prefetched; a pointer that crosses a list stays for less. */
const HOVER_DELAY_MS = 65;

/**
 * Prefetches the page of a link under the pointer, a finger or the focus; on a press of a mouse or pen
 * at once, as the click follows only on release.
 */
export function startPrefetch(): void {
  let timer = 0;
  const onPoint = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    clearTimeout(timer);
    // Targets of these events are always elements.
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
  // Not for a finger that begins to scroll; a clicked link is already being fetched.
  for (const type of ['pointercancel', 'click']) {
    document.addEventListener(type, () => clearTimeout(timer));
  }
}
