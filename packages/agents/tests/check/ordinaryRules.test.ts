import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

const file = new URL('ordinaryRules.yml', import.meta.url);
const ordinary = load(readFileSync(file, 'utf8')) as { what: string; code: string }[];

test.each(ordinary)('finds nothing wrong with $what', ({ code }) => {
  expect(findingsOf(code)).toEqual([]);
});
