import { routeText } from '../../text/client.ts';
import { announce } from '../announce.ts';

/** Element that the hash of an address names; a malformed hash names none. */
function targetOf({ hash }: URL): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Opens the fold that the element of a hash is in: Firefox before 139 and Safari before 26 do not. */
export function revealTarget(url: URL): void {
  const fold = targetOf(url)?.closest('details');
  if (fold) {
    fold.open = true;
  }
}

/** Scrolls to a remembered position, else to the element a hash names, else to the top. */
export function scrollToTarget(url: URL, y: number | undefined): void {
  revealTarget(url);
  const target = targetOf(url);
  if (y === undefined && target) {
    target.scrollIntoView();
  } else {
    scrollTo(0, y ?? 0);
  }
}

/**
 * Moves the focus to the element a hash names: keyboards and screen readers go on there.
 * @param fallback gets the focus when the hash names none
 */
export function focusTarget(url: URL, fallback?: HTMLElement | null): void {
  const target = targetOf(url) ?? fallback;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** Tells screen readers which page has opened. */
export function announceOpened(title: string): void {
  announce(`${title} ${routeText.opened}`);
}
