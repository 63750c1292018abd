// Safari before 17.4 has no `checkVisibility`.
const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/**
 * Traps Tab in a dialog: from the last tab stop to the first, and back. The browser makes a scrolling
 * list a tab stop as well, which may be the last.
 */
export function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button, a[href]')].filter(
    (stop) => stop.tabIndex >= 0 && isVisible(stop),
  );
  const { activeElement } = document;
  const ahead = event.shiftKey
    ? Node.DOCUMENT_POSITION_PRECEDING
    : Node.DOCUMENT_POSITION_FOLLOWING;
  const leaves = !stops.some((stop) => (activeElement?.compareDocumentPosition(stop) ?? 0) & ahead);
  if (leaves) {
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  }
}
