/**
 * Sends Tab from the last stop of a dialog to the first and back. A list that scrolls is a stop of
 * the browser's own; it may stand last too.
 */
export function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button, a[href]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
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
