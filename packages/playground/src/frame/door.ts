const STOPS = 'a[href], button, input, textarea, select, [tabindex]:not([tabindex="-1"])';

// Taken before an example can replace it: what it draws with is not what answers the page.
const nextFrame = requestAnimationFrame.bind(globalThis);

/** Takes focus and presses from everything in the frame, until its reader enters. */
export function closeDoor(): void {
  document.documentElement.inert = true;
}

/**
 * Lets the reader in, to the first stop when they came by Tab.
 * @param onOpen called once presses reach what is inside: browsers send them by what was drawn last
 */
export function openDoor(toFirst: boolean, onOpen: () => void): void {
  document.documentElement.inert = false;
  if (toFirst) {
    const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
    stops.find((stop) => !stop.matches(':disabled') && stop.checkVisibility())?.focus();
  }
  nextFrame(() => nextFrame(onOpen));
}
