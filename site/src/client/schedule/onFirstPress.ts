/** Runs work once the reader presses something: a key, a button of the mouse, the screen. */
export function onFirstPress(work: () => void): void {
  const pressed = new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, resolve, { passive: true, capture: true, once: true });
    }
  });
  pressed.then(work);
}
