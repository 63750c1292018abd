/** Time that the device takes to close halfway and open again. */
const TURN_MS = 2600;
/** Share of the scene that is in view when it begins. */
const SEEN = 0.6;
const OPEN_DEGREES = 180;
/** How far it closes: the phone, which starts when the device is closed, stays asleep. */
const CLOSES_DEGREES = 120;

/**
 * Turns the slider's device once, when it comes into view, to show what the slider does. Ends when the
 * reader moves the slider, and at once where the focus is on it, as a screen reader would say each
 * angle; leaves readers alone who want no motion.
 * @param show shows the device at the angle of the slider
 */
export function showTurn(scene: HTMLElement, slider: HTMLInputElement, show: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  let isMoved = false;
  slider.addEventListener('input', () => {
    isMoved = true;
  });
  const turn = (start: number) => {
    const step = (now: number) => {
      if (isMoved || !scene.isConnected) {
        return;
      }
      const isFocused = slider === document.activeElement;
      const done = isFocused ? 1 : Math.min((now - start) / TURN_MS, 1);
      const angle = OPEN_DEGREES - CLOSES_DEGREES * Math.sin(Math.PI * done) ** 2;
      slider.value = String(angle);
      show();
      if (done < 1) {
        requestAnimationFrame(step);
      }
    };
    requestAnimationFrame(step);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        seen.disconnect();
        turn(performance.now());
      }
    },
    { threshold: SEEN },
  );
  seen.observe(scene);
}
