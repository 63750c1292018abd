/** Rest after the last of many changes, as by a dragged slider, before their outcome is announced. */
export const ANNOUNCE_REST_MS = 700;

/** Announces a message to screen readers by the live region of the shell. */
export function announce(message: string): void {
  const region = document.querySelector('[data-announcer]');
  if (region) {
    region.textContent = message;
  }
}
