const STOPS = 'a[href], button, input, textarea, select, [tabindex]:not([tabindex="-1"])';

/** Takes focus and presses from everything in the frame, until its reader enters. */
export function closeDoor(): void {
  document.documentElement.inert = true;
}

/** Lets the reader in, to the first stop when they came by Tab. */
export function openDoor(toFirst: boolean): void {
  document.documentElement.inert = false;
  if (toFirst) {
    const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
    stops.find((stop) => !stop.matches(':disabled') && stop.checkVisibility())?.focus();
  }
}
