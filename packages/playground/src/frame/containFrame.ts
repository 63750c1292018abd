import { cutText } from '@zs-docs/words';
import { MAX_TEXT_LENGTH } from '../shared/frameMessages.ts';
import { forwardLinks } from './forwardLinks.ts';
import { post } from './port.ts';

const { apply } = Reflect;
const { stopImmediatePropagation } = Event.prototype;

/** Removes the calls by which a frame scrolls the page around it, which work in an inert frame too. */
function blockPageScrolling(): void {
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollIntoViewIfNeeded: () => undefined,
  });
  Object.assign(window, { find: () => false });
}

/**
 * Keeps the events of copying and dragging from the example, which could change there what the reader
 * takes along: it may go into a terminal.
 */
function guardClipboard(): void {
  for (const type of ['copy', 'cut', 'dragstart']) {
    window.addEventListener(type, (event) => apply(stopImmediatePropagation, event, []), true);
  }
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

/** Values of one line that are read. */
const MAX_VALUES = 100;

/** A browser that logs a text of megabytes stops the frame for seconds. */
const cut = (value: unknown) =>
  typeof value === 'string' ? cutText(value, MAX_TEXT_LENGTH) : value;

/** Sends console lines to the page; that there are more than it takes is sent once. */
function forwardConsole(): void {
  let isOverflowSent = false;
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const native = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const text = values.slice(0, MAX_VALUES).map(describe).join(' ');
      if (post({ type: 'console', level, text })) {
        native(...values.slice(0, MAX_VALUES).map(cut));
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
  guardClipboard();
  forwardLinks();
  forwardConsole();
}
