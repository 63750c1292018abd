import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

const folder = new URL('../../../../examples/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));

/** At night, each example is broken in more ways. */
const TIMES = process.env.TEST_SCOPE === 'all' ? 5 : 1;
const STEP = process.env.TEST_SCOPE === 'all' ? 1 : 5;

/** The same row of numbers for each file. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

/** Takes a word out of code, doubles one, or puts one where another was. */
function broken(code: string, next: (below: number) => number): string {
  const words = code.match(/\s+|\w+|[^\w\s]/g) ?? [];
  const at = next(words.length);
  const other = words[next(words.length)] ?? '';
  words.splice(at, next(2), ...(next(2) === 0 ? [] : [other]));
  return words.join('');
}

test.each(files.filter((_name, index) => index % STEP === 0))(
  'answers within the lines of the file, however %s is broken',
  (name) => {
    const code = readFileSync(new URL(name, folder), 'utf8');
    const next = numbers(name.length);
    for (let time = 0; time < TIMES; time += 1) {
      const wrong = broken(code, next);
      for (const { line, column, message } of findingsOf(wrong)) {
        expect(line).toBeLessThanOrEqual(wrong.split('\n').length);
        expect(column).toBeGreaterThan(0);
        expect(message).toMatch(/^\S.*\S$/);
      }
    }
  },
);
