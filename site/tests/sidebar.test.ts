import { expect, test } from 'vitest';
import {
  buildSidebar,
  type Category,
  categoryOf,
  type DocSummary,
  flattenSidebar,
  neighbours,
} from '../src/docs/sidebar.ts';

const doc = (id: string, position: number, more: Partial<DocSummary> = {}): DocSummary => ({
  id,
  title: id,
  label: id,
  position,
  unlisted: false,
  ...more,
});

const category = (path: string, position: number): Category => ({
  path,
  label: `${path} 묶음`,
  position,
  description: '설명',
});

const docs = [
  doc('Theme/palette', 2),
  doc('last', 6),
  doc('intro', 1),
  doc('Theme/start', 1),
  doc('secret', 3, { unlisted: true }),
];
const sidebar = buildSidebar(docs, [category('Theme', 4), category('Empty', 5)]);

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
  expect(neighbours(sidebar, 'Theme/start').previous?.id).toBe('intro');
  expect(neighbours(sidebar, 'Theme/palette').next?.id).toBe('last');
  expect(neighbours(sidebar, 'intro').previous).toBeUndefined();
  expect(neighbours(sidebar, 'last').next).toBeUndefined();
  expect(neighbours(sidebar, 'secret')).toEqual({ previous: undefined, next: undefined });
});

test('a page knows its group, a page at the top has none', () => {
  expect(categoryOf(sidebar, 'Theme/palette')?.key).toBe('Theme');
  expect(categoryOf(sidebar, 'intro')).toBeUndefined();
});

test('a page in a folder without an entry in categories.yml names file, folder and remedy', () => {
  expect(() => buildSidebar([doc('New/page', 1)], [])).toThrow(
    /content\/docs\/New\/page\.mdx: "New".*categories\.yml/,
  );
});
