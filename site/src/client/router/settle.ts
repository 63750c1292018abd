import { routeText } from '../../text/behaviour.ts';
import { announce } from '../announce.ts';

/** Part of the page that a hash names; a hash that no page wrote names none. */
function targetOf({ hash }: URL): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls to a remembered position, else to the part a hash names, else to the top. */
export function scrollToPlace(url: URL, y: number | undefined): void {
  const target = targetOf(url);
  if (y === undefined && target) {
    target.scrollIntoView();
  } else {
    scrollTo({ top: y ?? 0, behavior: 'instant' });
  }
}

/**
 * Moves the focus to the part a hash names: keyboards and readers go on there.
 * @param otherwise gets the focus when the hash names none
 */
export function focusPlace(url: URL, otherwise?: HTMLElement | null): void {
  const place = targetOf(url) ?? otherwise;
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/** Tells screen readers which page has opened. */
export function sayOpened(title: string): void {
  announce(`${title} ${routeText.opened}`);
}
