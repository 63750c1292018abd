import { cutText } from '@zs-docs/words';
import type { FromFrame } from './protocol.ts';

/** Longest text that a frame sends, in letters: nobody reads on. */
export const MAX_TEXT_LENGTH = 2000;

/** Messages of each type that a frame sends in a second; more are dropped. */
export const MESSAGES_PER_SECOND: Readonly<Record<FromFrame['type'], number>> = {
  pong: 50,
  entered: 50,
  pressed: 50,
  rendered: 50,
  error: 5,
  console: 20,
  consoleOverflow: 5,
  link: 5,
  key: 20,
};

const LEVELS: readonly unknown[] = ['log', 'info', 'warn', 'error'];
const LINK = /^(?:https?|mailto|tel):/i;
const MAX_LINE = 1_000_000;

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const cut = (text: string) => cutText(text, MAX_TEXT_LENGTH);

/**
 * Makes a message of a frame anew from what it posted, with texts that are cut; undefined for what is
 * none of its messages. Frames run readers' code: trust nothing.
 * @example readFrameMessage({ type: 'rendered', more: 1 }) // { type: 'rendered' }
 * readFrameMessage({ type: 'console', level: 'log', text: 7 }) // undefined
 */
export function readFrameMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const { type, nonce, id, found, message, line, level, text, href, key } = data as Partial<
    Record<string, unknown>
  >;
  switch (type) {
    case 'rendered':
    case 'entered':
    case 'consoleOverflow':
      return { type };
    case 'pong':
      return isNumber(nonce) ? { type, nonce } : undefined;
    case 'pressed':
      return isNumber(id) ? { type, id, found: found === true } : undefined;
    case 'error': {
      const isLine = isNumber(line) && line <= MAX_LINE;
      return isText(message)
        ? { type, message: cut(message), ...(isLine && { line: Math.trunc(line) }) }
        : undefined;
    }
    case 'console':
      return isText(text) && LEVELS.includes(level)
        ? { type, level: level as 'log', text: cut(text) }
        : undefined;
    case 'link':
      // Half an address leads elsewhere.
      return isText(href) && href.length <= MAX_TEXT_LENGTH && LINK.test(href)
        ? { type, href }
        : undefined;
    case 'key':
      return isText(key) ? { type, key: key.slice(0, 20) } : undefined;
    default:
      return undefined;
  }
}

/**
 * The one rule for what crosses from a frame to its page, held at both ends: messages of a known type,
 * with texts that are cut, so many in a second.
 * @param now time in milliseconds
 * @param factor how many times as much passes: seconds of the page and the frame begin apart
 */
export function createMessageFilter(
  now: () => number,
  factor = 1,
): (data: unknown) => FromFrame | undefined {
  const counts: Partial<Record<FromFrame['type'], number>> = {};
  let second = 0;
  return (data) => {
    const message = readFrameMessage(data);
    if (!message) {
      return undefined;
    }
    const { type } = message;
    const current = Math.floor(now() / 1000);
    for (const counted of current === second ? [] : Object.keys(counts)) {
      counts[counted as FromFrame['type']] = 0;
    }
    second = current;
    const count = (counts[type] ?? 0) + 1;
    counts[type] = count;
    return count <= MESSAGES_PER_SECOND[type] * factor ? message : undefined;
  };
}
