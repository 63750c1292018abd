import { readFileSync } from 'node:fs';
import { book } from '@0610studio/zs-ui/facts';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { findingsOf } from './openChecks.ts';

interface Ordinary {
  what: string;
  file?: string;
  code: string;
}

const yaml = new URL('ordinary.yml', import.meta.url);
const all = load(readFileSync(yaml, 'utf8')) as Ordinary[];

test.each(all)('finds no mistake in $what', ({ code, file }) => {
  expect(findingsOf(code, book.documented.version, file)).toEqual([]);
});
