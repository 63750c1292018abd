import { expect, test } from 'vitest';
import { coveringPages } from '../../src/toolkit/facts/coveringPages.ts';
import { pageWith } from '../support/writtenPage.ts';

const page = (path: string, covers: string[], text: string) => ({
  path,
  title: path,
  covers: covers.map((name) => ({ name, line: 1 })),
  model: pageWith(text),
});

test('a name leads to its whole table, not to a few of its rows on an earlier page', () => {
  const pages = coveringPages([
    page('loader/', [], '<TypeTable of="useOverlay" only="showLoader" />'),
    page('start/', ['useOverlay'], '<TypeTable of="useOverlay" />'),
  ]);
  expect(pages.get('useOverlay')?.address).toBe('start/#api-useOverlay');
});

test('a name without a table leads to the page that covers it', () => {
  const pages = coveringPages([page('provider/', ['ThemeProviderProps'], '')]);
  expect(pages.get('ThemeProviderProps')?.address).toBe('provider/');
});
