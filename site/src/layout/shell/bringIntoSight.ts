/**
 * Scrolls a list until what it marks is in sight; the page stays where it is.
 * @param box element that scrolls
 * @param current what to see; else the mark of the current page
 */
export function bringIntoSight(
  box: HTMLElement,
  current: Element | null = box.querySelector('[aria-current=page]'),
): void {
  if (!current) {
    return;
  }
  const { top, bottom } = current.getBoundingClientRect();
  const sight = box.getBoundingClientRect();
  if (top < sight.top || bottom > sight.bottom) {
    box.scrollTop += (top + bottom - sight.top - sight.bottom) / 2;
  }
}
