/** A route change shorter than this shows no bar; a full bar is hidden after it. */
const DELAY_MS = 200;
/** Value at which the bar starts, of 1. */
const MINIMUM = 0.08;
/** Interval between two small steps. */
const TRICKLE_MS = 800;

let timer = 0;
/** Value of the bar; 0 while it is hidden. */
let value = 0;

const bar = () => document.querySelector<HTMLElement>('[data-progress]');

function step(): void {
  value = value === 0 ? MINIMUM : value + (1 - value) * 0.12;
  bar()?.removeAttribute('hidden');
  bar()?.style.setProperty('--progress', String(value));
  timer = window.setTimeout(step, TRICKLE_MS);
}

/** Shows the bar if the route change lasts longer than the delay; a bar that shows goes on. */
export function startProgress(): void {
  if (value === 0) {
    clearTimeout(timer);
    timer = window.setTimeout(step, DELAY_MS);
  }
}

/** Fills and hides the bar, if it shows. */
export function endProgress(): void {
  clearTimeout(timer);
  value = 0;
  const shown = bar();
  if (shown && !shown.hidden) {
    shown.style.setProperty('--progress', '1');
    timer = window.setTimeout(() => {
      shown.hidden = true;
    }, DELAY_MS);
  }
}
