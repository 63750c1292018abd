import { expect, test } from 'vitest';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import {
  buildSidebar,
  categoryOf,
  flattenSidebar,
  isOpenOn,
  neighbours,
  sidebarOn,
} from '../../src/content/page-table/sidebar.ts';
import type { Category, SitePage } from '../../src/content/page-table/types.ts';

const doc = (id: string, order: number, more: Partial<SitePage> = {}): SitePage =>
  ({
    ...builtInPages.home,
    path: `docs/${id}/`,
    title: id,
    sidebar: { group: id.includes('/') ? id.replace(/\/.*/, '') : 'Start', order },
    ...more,
  }) as SitePage;

const category = (path: string, position: number): Category => ({
  path,
  label: `${path} 묶음`,
  position,
  description: '설명',
  components: false,
});

const docs = [
  doc('Theme/palette', 2),
  doc('last', 1, { sidebar: { group: 'Reference', order: 1 } }),
  doc('intro', 1),
  doc('Theme/start', 1),
  doc('secret', 3, { listed: false }),
];
const pages = [...docs, builtInPages.blog];
const sidebar = buildSidebar(pages, [
  category('Reference', 6),
  category('Start', 1),
  category('Theme', 4),
  category('Empty', 5),
]);

test('groups and their pages stand in the order of their positions, unlisted pages and empty groups stay out', () => {
  expect(sidebar.map(({ label }) => label)).toEqual(['Start 묶음', 'Theme 묶음', 'Reference 묶음']);
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
    group: 'Reference 묶음',
  });
  expect(neighbours(sidebar, 'docs/last/').previous?.group).toBe('Theme 묶음');
  expect(neighbours(sidebar, 'docs/intro/').previous).toBeUndefined();
  expect(neighbours(sidebar, 'docs/last/').next).toBeUndefined();
  expect(neighbours(sidebar, 'docs/secret/')).toEqual({ previous: undefined, next: undefined });
});

test('a page knows its group, an unlisted one has none', () => {
  expect(categoryOf(sidebar, 'docs/Theme/palette/')?.key).toBe('Theme');
  expect(categoryOf(sidebar, 'docs/secret/')).toBeUndefined();
});

test('a group is open on the pages that it holds, one of components on the gallery too', () => {
  const open = (path: string) =>
    sidebar.filter((group) => isOpenOn(group, path)).map(({ key }) => key);
  expect(open('docs/Theme/palette/')).toEqual(['Theme']);
  expect(open('docs/Theme/start/')).toEqual(['Theme']);
  expect(open('blog/')).toEqual([]);
  const parts = { ...category('Theme', 1), components: true };
  const [group] = buildSidebar(pages, [parts]);
  expect(group && isOpenOn(group, 'docs/components/')).toBe(true);
});

test('a page of a large site carries its own group open; the others are links to their first pages', () => {
  const groups = ['A', 'B', 'C'];
  const many = groups.flatMap((group) =>
    Array.from({ length: 50 }, (_, at) => doc(`${group}/${at}`, at)),
  );
  const large = buildSidebar(
    many,
    groups.map((group, at) => category(group, at + 1)),
  );
  const on = (path: string) =>
    sidebarOn(large, path).map((item) =>
      item.kind === 'link' ? item.path : `${item.key}: ${item.items.length}`,
    );
  expect(on('docs/B/7/')).toEqual(['docs/A/0/', 'B: 50', 'docs/C/0/']);
  expect(on('docs/C/0/')).toEqual(['docs/A/0/', 'docs/B/0/', 'C: 50']);
  expect(on('')).toEqual(['docs/A/0/', 'docs/B/0/', 'docs/C/0/']);
  expect(sidebarOn(sidebar, '')).toBe(sidebar);
});
