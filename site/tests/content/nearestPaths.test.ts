import { expect, test } from 'vitest';
import { nearestPaths } from '../../src/content/page-table/nearestPaths.ts';

const paths = [
  '',
  'docs/intro/',
  'docs/OverlayComponent/Alert/',
  'docs/OverlayComponent/start/',
  'docs/Theme/start/',
  'docs/UiComponent/ZSText/',
  'docs/UiComponent/ZSTextField/',
  'blog/intro/',
];

test('a slip of the pen finds its page first', () => {
  expect(nearestPaths('docs/OverlayComponent/Alrt/', paths)[0]).toBe(
    'docs/OverlayComponent/Alert/',
  );
});

test('a page is found in another folder, in other letters, with an ending', () => {
  expect(nearestPaths('ui/zstext.html', paths)[0]).toBe('docs/UiComponent/ZSText/');
  expect(nearestPaths('docs/intro/index.html', paths)[0]).toBe('docs/intro/');
});

test('pages with the same last part are all offered, at most three', () => {
  expect(nearestPaths('start', paths)).toEqual([
    'docs/Theme/start/',
    'docs/OverlayComponent/start/',
  ]);
  expect(nearestPaths('docs/OverlayComponent/', [...paths, ...paths]).length).toBeLessThanOrEqual(
    3,
  );
});

test('what is like nothing offers nothing', () => {
  expect(nearestPaths('qqqqqqqqqqqqqqqqqqq', paths)).toEqual([]);
  expect(nearestPaths('', paths)).toEqual([]);
});
