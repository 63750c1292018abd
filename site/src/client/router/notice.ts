/** Content of the notice: what happened, and what the reader can do about it. */
interface Notice {
  text: string;
  /** Label of the button. */
  action: string;
  act: () => void;
}

const element = () => document.querySelector<HTMLElement>('[data-route-notice]');

/** Shows the notice at the foot of the window until the reader closes it or opens another page. */
export function showNotice({ text, action, act }: Notice): void {
  const [what, button, close] = (element()?.children ?? []) as Iterable<HTMLElement>;
  if (what && button && close) {
    what.textContent = text;
    button.textContent = action;
    button.onclick = act;
    close.onclick = hideNotice;
    // Everything outside of a modal dialog is inert.
    const modal = document.querySelector('dialog[open]');
    (modal ?? document.body).append(element() ?? '');
    element()?.showPopover();
  }
}

/** Hides the notice. */
export function hideNotice(): void {
  element()?.hidePopover();
}

/** Rest after the last of many changes, as by a dragged slider, before their outcome is announced. */
export const ANNOUNCE_REST_MS = 700;

/**
 * Announces a message to screen readers by the live region of the shell. The same one again is another
 * text, as a region whose text stays is silent.
 */
export function announce(message: string): void {
  const region = document.querySelector('[data-announcer]');
  if (region) {
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  }
}

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
