import { expect, test } from 'vitest';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import {
  buildSidebar,
  categoryOf,
  flattenSidebar,
  neighbours,
  sidebarOn,
} from '../../src/content/page-table/sidebar.ts';
import type { Category, SitePage } from '../../src/content/page-table/types.ts';

const doc = (id: string, order: number, more: Partial<SitePage> = {}): SitePage =>
  ({
    ...builtInPages.home,
    path: `docs/${id}/`,
    sidebar: { group: id.includes('/') ? id.replace(/\/.*/, '') : '', order, label: id },
    ...more,
  }) as SitePage;

const category = (path: string, position: number): Category => ({
  path,
  label: `${path} 묶음`,
  position,
  description: '설명',
  components: false,
  keywords: [],
});

const docs = [
  doc('Theme/palette', 2),
  doc('last', 6),
  doc('intro', 1),
  doc('Theme/start', 1),
  doc('secret', 3, { listed: false }),
];
const pages = [...docs, builtInPages.blog];
const sidebar = buildSidebar(pages, [category('Theme', 4), category('Empty', 5)]);

test('pages and groups stand in the order of their positions, unlisted pages and empty groups stay out', () => {
  expect(sidebar.map((item) => item.label)).toEqual(['intro', 'Theme 묶음', 'last']);
  expect(flattenSidebar(sidebar).map((link) => link.path)).toEqual([
    'docs/intro/',
    'docs/Theme/start/',
    'docs/Theme/palette/',
    'docs/last/',
  ]);
});

test('neighbours follow the reading order across groups and end at both ends', () => {
  expect(neighbours(sidebar, 'docs/Theme/start/').previous?.label).toBe('intro');
  expect(neighbours(sidebar, 'docs/Theme/palette/').next).toMatchObject({
    label: 'last',
    group: undefined,
  });
  expect(neighbours(sidebar, 'docs/last/').previous?.group).toBe('Theme 묶음');
  expect(neighbours(sidebar, 'docs/intro/').previous).toBeUndefined();
  expect(neighbours(sidebar, 'docs/last/').next).toBeUndefined();
  expect(neighbours(sidebar, 'docs/secret/')).toEqual({ previous: undefined, next: undefined });
});

test('a page knows its group, a page at the top has none', () => {
  expect(categoryOf(sidebar, 'docs/Theme/palette/')?.key).toBe('Theme');
  expect(categoryOf(sidebar, 'docs/intro/')).toBeUndefined();
});

test('a page of a large site carries its own group open; the others are links to their pages', () => {
  const groups = ['A', 'B', 'C'];
  const many = groups.flatMap((group) =>
    Array.from({ length: 50 }, (_, at) => doc(`${group}/${at}`, at)),
  );
  const large = buildSidebar(
    [...many, doc('intro', 0)],
    groups.map((group, at) => category(group, at + 1)),
  );
  const on = (path: string) =>
    sidebarOn(large, path).map((item) =>
      item.kind === 'link' ? item.path : `${item.key}: ${item.items.length}`,
    );
  expect(on('docs/B/7/')).toEqual(['docs/intro/', 'docs/A/', 'B: 50', 'docs/C/']);
  expect(on('docs/C/')).toEqual(['docs/intro/', 'docs/A/', 'docs/B/', 'C: 50']);
  expect(on('')).toEqual(['docs/intro/', 'docs/A/', 'docs/B/', 'docs/C/']);
  expect(sidebarOn(sidebar, '')).toBe(sidebar);
});
