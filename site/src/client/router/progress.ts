/** A route change shorter than this shows no bar, in ms. */
const DELAY = 200;
/** Where the bar starts, of 1. */
const MINIMUM = 0.08;
/** Time between two small steps, in ms. */
const TRICKLE = 800;

let timer = 0;
/** How full the bar is; 0 while nothing is under way for long. */
let value = 0;

const bar = () => document.querySelector<HTMLElement>('[data-progress]');

function step(): void {
  value = value === 0 ? MINIMUM : value + (1 - value) * 0.12;
  bar()?.removeAttribute('hidden');
  bar()?.style.setProperty('--progress', String(value));
  timer = window.setTimeout(step, TRICKLE);
}

/** Shows the bar if the work lasts longer than the delay; a bar that is under way goes on. */
export function startProgress(): void {
  if (value === 0) {
    clearTimeout(timer);
    timer = window.setTimeout(step, DELAY);
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
    }, DELAY);
  }
}
