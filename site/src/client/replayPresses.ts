declare global {
  interface Window {
    /** Buttons that were pressed before this script ran, in order; kept by the boot script. */
    earlyPresses?: HTMLButtonElement[];
  }
}

/** Presses again what a reader pressed before the page's own script could answer. */
export function replayPresses(): void {
  for (const button of window.earlyPresses?.splice(0) ?? []) {
    button.click();
  }
}
