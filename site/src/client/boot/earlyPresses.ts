declare global {
  interface Window {
    /** Buttons that were pressed before the main script ran, in order; undefined once it has replayed them. */
    earlyPresses?: HTMLButtonElement[] | undefined;
  }
}

/** Keeps presses of controls that the main script answers, until it runs. */
export function keepEarlyPresses(): void {
  window.earlyPresses = [];
  addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element &&
      target.closest<HTMLButtonElement>(
        'button:is([data-needs-script],[data-needs-script] *,[data-copy],[data-copy-value])',
      );
    if (control) {
      window.earlyPresses?.push(control);
    }
  });
}

/** Replays presses of controls from before the main script ran. */
export function replayPresses(): void {
  const presses = window.earlyPresses;
  window.earlyPresses = undefined;
  for (const button of presses ?? []) {
    button.click();
  }
}
