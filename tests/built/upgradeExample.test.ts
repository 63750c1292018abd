import { readFileSync } from 'node:fs';
import { FIRST_READ } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { findingsOf } from '../../packages/agents/tests/check/openChecks.ts';
import { EXAMPLE_FILE } from '../../site/src/sections/version-upgrade/upgradeLists.ts';

test('the file that the upgrade check begins with is right for its version, and wrong for the newest', () => {
  expect(findingsOf(EXAMPLE_FILE, FIRST_READ)).toEqual([]);
  expect(findingsOf(EXAMPLE_FILE)).not.toEqual([]);
});

test('the code of the post on 0.12 to 0.18 is right before and after its change', () => {
  const file = '../../site/content/blog/2026-06-29-from-0-12-to-0-18/index.mdx';
  const post = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, diff = ''] = /```diff\n([^`]*)```/.exec(post) ?? [];
  const sideOf = (sign: string) => diff.replace(new RegExp(`^\\${sign}.*\n`, 'gm'), '');
  const [before, after] = [sideOf('+'), sideOf('-')].map((code) => code.replace(/^[ +-]/gm, ''));
  expect(findingsOf(before ?? '', FIRST_READ)).toEqual([]);
  expect(findingsOf(after ?? '')).toEqual([]);
  expect(findingsOf(before ?? '')).not.toEqual([]);
});
