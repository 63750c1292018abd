/**
 * Scrolls a list that marks the current page until the mark is in sight; the page stays where it is.
 * @param box element that scrolls
 */
export function bringIntoSight(box: HTMLElement): void {
  const current = box.querySelector('[aria-current=page]');
  if (!current) {
    return;
  }
  const { top, bottom } = current.getBoundingClientRect();
  const sight = box.getBoundingClientRect();
  if (top < sight.top || bottom > sight.bottom) {
    box.scrollTop += (top + bottom - sight.top - sight.bottom) / 2;
  }
}
