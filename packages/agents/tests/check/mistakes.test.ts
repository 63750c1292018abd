import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

interface Mistake {
  what: string;
  rule: string;
  at: string;
  says: string[];
  version?: string;
  code: string;
}

const file = new URL('mistakes.yml', import.meta.url);
const mistakes = load(readFileSync(file, 'utf8')) as Mistake[];

/** Line of the only place that has a text, from 1. */
function lineOf(code: string, text: string): number {
  const lines = code.split('\n').flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
  expect(lines, `${text} is in one line`).toHaveLength(1);
  return lines[0] ?? 0;
}

/** Version that the code of the mistakes is written for: a later one may call a prop otherwise. */
const WRITTEN_FOR = '0.18.1';

test.each(mistakes)('names $what: $rule', ({ rule, at, says, version = WRITTEN_FOR, code }) => {
  const found = findingsOf(code, version);
  const line = lineOf(code, at);
  const named = found.find((finding) => finding.rule === rule && finding.line === line);
  expect(named, JSON.stringify(found)).toBeDefined();
  for (const words of says) {
    expect(named?.message).toContain(words);
  }
  // One mistake, one line: whoever mends it is not sent elsewhere.
  expect(found.map((finding) => finding.line)).toEqual(found.map(() => line));
});
