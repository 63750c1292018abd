declare global {
  interface Window {
    /** Buttons that were pressed before this script ran, in order; kept by the boot script. */
    earlyPresses?: HTMLButtonElement[];
  }
}

/** Replays presses of controls from before the main script ran. */
export function replayPresses(): void {
  for (const button of window.earlyPresses?.splice(0) ?? []) {
    button.click();
  }
}
