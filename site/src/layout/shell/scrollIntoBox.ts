/**
 * Scrolls a box, and not the page, until an element in it is visible.
 * @param target the current page by default
 */
export function scrollIntoBox(
  box: HTMLElement,
  target: Element | null = box.querySelector('[aria-current=page]'),
): void {
  if (!target) {
    return;
  }
  const { top, bottom } = target.getBoundingClientRect();
  const visible = box.getBoundingClientRect();
  if (top < visible.top || bottom > visible.bottom) {
    box.scrollTop += (top + bottom - visible.top - visible.bottom) / 2;
  }
}
