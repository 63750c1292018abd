import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainError } from '../src/browser/player/explainError.ts';
import {
  createMessageFilter,
  MAX_TEXT_LENGTH,
  MESSAGES_PER_SECOND,
  readFrameMessage,
} from '../src/shared/frameMessages.ts';
import { ko } from '../src/shared/text/ko.ts';

const types = Object.keys(MESSAGES_PER_SECOND);
const anyText = fc.oneof(
  fc.string(),
  fc
    .tuple(
      fc.constantFrom('a', '가', "' of '", '", x', ' is not', '\n', '<b>', '🙂'),
      fc.nat(5_000),
    )
    .map(([piece, times]) => piece.repeat(times)),
);
const anyValue = fc.oneof(
  anyText,
  fc.anything(),
  fc.constantFrom('log', 'https://a.kr', 1, -1, NaN),
);
/** What code in a frame may post: messages, what looks like them, and anything else. */
const anyPost = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom(...types), fc.anything()),
      nonce: anyValue,
      id: anyValue,
      found: anyValue,
      message: anyValue,
      line: anyValue,
      level: anyValue,
      text: anyValue,
      href: anyValue,
      key: anyValue,
      more: anyValue,
    },
    { requiredKeys: ['type'] },
  ),
);

const lettersIn = (message: object) =>
  Object.values(message)
    .filter((value) => typeof value === 'string')
    .reduce((sum, value) => sum + value.length, 0);

describe('what crosses from a frame to its page', () => {
  it.each(['', 'a'])('is never cut within an emoji: %s', (start) => {
    const text = `${start}${'😀'.repeat(MAX_TEXT_LENGTH)}`;
    for (const post of [
      { type: 'error', message: text },
      { type: 'console', level: 'log', text },
    ]) {
      expect(JSON.stringify(readFrameMessage(post))).not.toContain('\\ud83d');
    }
  });

  it('is a message of a known type, flat, with texts that are cut, or nothing', () => {
    fc.assert(
      fc.property(anyPost, (data) => {
        const message = readFrameMessage(data);
        if (!message) {
          return;
        }
        expect(types).toContain(message.type);
        for (const value of Object.values(message)) {
          expect(['string', 'number', 'boolean']).toContain(typeof value);
        }
        expect(lettersIn(message)).toBeLessThanOrEqual(MAX_TEXT_LENGTH + 40);
      }),
    );
  });

  it('is no more in a second than the page takes in, whatever is posted and how often', () => {
    const most = Object.values(MESSAGES_PER_SECOND).reduce((sum, rate) => sum + rate, 0);
    fc.assert(
      fc.property(fc.array(anyPost, { minLength: 1, maxLength: 20 }), (posts) => {
        const filter = createMessageFilter(() => 5_500);
        const passed = Array.from({ length: 100 }, () => posts.map(filter)).flat();
        expect(passed.filter((message) => message).length).toBeLessThanOrEqual(most);
      }),
      { numRuns: 50 },
    );
  });

  it('is counted anew each second, by its type', () => {
    let now = 0;
    const filter = createMessageFilter(() => now);
    const errors = () =>
      Array.from({ length: 50 }, () => filter({ type: 'error', message: 'a' })).filter(Boolean);
    expect(errors()).toHaveLength(5);
    expect(filter({ type: 'pong', nonce: 1 })).toBeDefined();
    now = 1_000;
    expect(errors()).toHaveLength(5);
  });

  it.each([
    [
      { type: 'error', message: 'a', line: 3.5 },
      { type: 'error', message: 'a', line: 3 },
    ],
    [
      { type: 'error', message: 'a', line: Number.NaN },
      { type: 'error', message: 'a' },
    ],
    [
      { type: 'error', message: 'a', line: 1e9 },
      { type: 'error', message: 'a' },
    ],
    [{ type: 'error', message: { toString: (): string => 'a' } }, undefined],
    [{ type: 'console', level: 'table', text: 'a' }, undefined],
    [{ type: 'pong', nonce: '1' }, undefined],
    [
      { type: 'pressed', id: 1, found: 'yes' },
      { type: 'pressed', id: 1, found: false },
    ],
    [{ type: 'link', href: `https://a.kr/${'a'.repeat(MAX_TEXT_LENGTH)}` }, undefined],
  ])('has fields of their own types: %j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message);
  });
});

describe('an error text of any kind', () => {
  it.each([
    `Cannot destructure property '${"' of '".repeat(400)}`,
    `can't access property "${'", x'.repeat(500)}`,
    `Cannot read properties of undefined (reading '${"(reading '".repeat(200)}`,
    `${'is not a functio '.repeat(120)}`,
    `Cannot access '${"' before ".repeat(220)}`,
    '가'.repeat(MAX_TEXT_LENGTH),
  ])('is explained by patterns that stop after a name of 200 letters: %j', (message) => {
    const told = explainError(message.slice(0, MAX_TEXT_LENGTH), ko.host.errors);
    expect(told).toContain(message.slice(0, 5));
    expect(told.length).toBeLessThan(MAX_TEXT_LENGTH + 200);
  });
});
