import { forwardLinks } from './forwardLinks.ts';
import { post } from './port.ts';

/** Removes the calls by which a frame scrolls the page around it, which work in an inert frame too. */
function blockPageScrolling(): void {
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollIntoViewIfNeeded: () => undefined,
  });
  Object.assign(window, { find: () => false });
}

function describe(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // A circular structure, or a `toJSON` that throws.
    return String(value);
  }
}

/** Console lines that are sent in a second; the rest is reported as an overflow, once. */
const MAX_LINES_PER_SECOND = 20;
const MAX_LINE_LENGTH = 2000;

function forwardConsole(): void {
  let sent = 0;
  let isOverflowSent = false;
  setInterval(() => {
    sent = 0;
  }, 1000);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const native = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      sent++;
      if (sent <= MAX_LINES_PER_SECOND) {
        native(...values);
        const text = values.map(describe).join(' ').slice(0, MAX_LINE_LENGTH);
        post({ type: 'console', level, text });
      } else if (!isOverflowSent) {
        isOverflowSent = true;
        post({ type: 'consoleOverflow' });
      }
    };
  }
}

/** Keeps the effects of an example inside the frame: no scrolling of the page; links and console lines go to the page as messages. */
export function containFrame(): void {
  blockPageScrolling();
  forwardLinks();
  forwardConsole();
}
