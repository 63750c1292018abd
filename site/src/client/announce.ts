/** Announces a message to screen readers by the live region of the shell. */
export function announce(message: string): void {
  const region = document.querySelector('[data-announcer]');
  if (region) {
    region.textContent = message;
  }
}
