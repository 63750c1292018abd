import { handLinksToPage } from './links.ts';
import { post } from './port.ts';

/** The ways by which a frame scrolls the page around it; whether it is inert makes no difference. */
function keepScrollingAtHome(): void {
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
    // A circle, or a toJSON of the example's own.
    return String(value);
  }
}

/** Lines that a reader can take in; what goes beyond in a second is not sent. */
const LINES_A_SECOND = 20;
const LONGEST_LINE = 2000;

function forwardConsole(): void {
  let sent = 0;
  let told = false;
  setInterval(() => {
    sent = 0;
  }, 1000);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const native = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      sent++;
      if (sent <= LINES_A_SECOND) {
        native(...values);
        const text = values.map(describe).join(' ').slice(0, LONGEST_LINE);
        post({ type: 'console', level, text });
      } else if (!told) {
        told = true;
        post({ type: 'surplus' });
      }
    };
  }
}

/** A frame keeps scrolling to itself, leaves links to the page, and says what its example says. */
export function mindManners(): void {
  keepScrollingAtHome();
  handLinksToPage();
  forwardConsole();
}
