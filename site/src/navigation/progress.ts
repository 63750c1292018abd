/** A route change shorter than this shows no bar, in ms. */
const DELAY = 200;
/** Where the bar starts, of 1. */
const MINIMUM = 0.08;
/** Time between two small steps, in ms. */
const TRICKLE = 800;

/**
 * Shows the bar if the work lasts longer than the delay.
 * @returns function that ends the work: fills and hides a bar that shows
 */
export function startProgress(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  let value = 0;
  let timer = 0;
  const show = (next: number) => {
    value = next;
    bar?.style.setProperty('--progress', String(value));
  };
  const step = () => {
    bar?.removeAttribute('hidden');
    show(value === 0 ? MINIMUM : value + (1 - value) * 0.12);
    timer = window.setTimeout(step, TRICKLE);
  };
  timer = window.setTimeout(step, DELAY);
  return () => {
    clearTimeout(timer);
    if (value > 0) {
      show(1);
      setTimeout(() => {
        bar?.setAttribute('hidden', '');
        show(0);
      }, DELAY);
    }
  };
}
