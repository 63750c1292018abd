import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { root } from '../lib/install.mjs';

/** Where a version is history, which stays true when another one is documented. */
const HISTORY = [
  // The one place, the data of all versions, and what is made of the documented one.
  'packages/toolkit/facts/{documented,behaviour,changes,fixes,installs,numbers,sdks}.yml',
  'packages/toolkit/facts/*.json',
  'packages/toolkit/api.json',
  // Texts about versions.
  'site/content/blog/**',
  'site/content/docs/Guide/Versions.mdx',
  // What was asked, answered and measured once.
  'packages/agents/bench/**',
  'packages/agents/README.md',
  // The version that its code is written for, whatever is documented later.
  'packages/agents/tests/check/mistakes.test.ts',
  'packages/search/bench/real/**',
  // Versions of other packages.
  'package-lock.json',
];

/** What stays true of a version on any page: since when or until when a passage holds, and what was read against its source. */
const HISTORY_ON_PAGES = /<(Since|Until) v="[^"]*"|^checked: .*$/g;

/** Lines of files of the repository that have a pattern, and are no history: `README.md:3`. */
function placesOf(pattern: string, ...paths: string[]): string[] {
  // Git answers 1 where nothing is found.
  const found = execFileSync(
    'sh',
    ['-c', 'git grep -nIE --untracked -e "$0" -- "$@" || true', pattern, ...paths],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  return found
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(':'))
    .filter(([, , ...text]) =>
      new RegExp(pattern).test(text.join(':').replaceAll(HISTORY_ON_PAGES, '')),
    )
    .filter(([file = '']) => !HISTORY.some((glob) => matchesGlob(file, glob)))
    .map(([file, line]) => `${file}:${line}`);
}

test('the documented version stands in facts/documented.yml alone: elsewhere write {{version}}, or ask the book', () => {
  const version = book.documented.version.replaceAll('.', String.raw`\\?\.`);
  expect(placesOf(`(^|[^0-9.])${version}([^0-9]|$)`)).toEqual([]);
});

test('so does its SDK: elsewhere pages and notes write {{sdk}} and {{template}}', () => {
  const pattern = `(SDK(가|는|를)?[ *]+|sdk-)${book.documented.sdk}([^0-9.]|$)`;
  const texts = ['site/content', 'site/src/text', 'site/device-app'];
  expect(placesOf('[{]{2}sdk[}]{2}', ...texts)).not.toEqual([]);
  expect(placesOf(pattern, ...texts)).toEqual([]);
});
