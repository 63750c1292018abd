import { expect, test } from 'vitest';
import { coveringPages } from '../../src/toolkit/facts/coveringPages.ts';

const source = (path: string, covers: string[], text: string) => ({
  page: { path, title: path, covers, keywords: [] },
  source: text,
});

test('a name leads to its whole table, not to a few of its rows on an earlier page', () => {
  const pages = coveringPages([
    source('loader/', [], '<TypeTable of="useOverlay" only="showLoader" />'),
    source('start/', ['useOverlay'], '<TypeTable of="useOverlay" />'),
  ]);
  expect(pages.get('useOverlay')?.address).toBe('start/#api-useOverlay');
});

test('a name without a table leads to the page that covers it', () => {
  const pages = coveringPages([source('provider/', ['ThemeProviderProps'], '')]);
  expect(pages.get('ThemeProviderProps')?.address).toBe('provider/');
});
