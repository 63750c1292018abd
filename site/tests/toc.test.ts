import { expect, test } from 'vitest';
import { buildToc } from '../src/docs/toc.ts';

const heading = (depth: number, text: string) => ({ depth, text, slug: text });

test('level 3 stands under level 2, other levels stay out', () => {
  const toc = buildToc([
    heading(3, 'early'),
    heading(2, 'a'),
    heading(3, 'a1'),
    heading(4, 'deep'),
    heading(2, 'b'),
  ]);
  expect(toc.map((entry) => [entry.text, entry.children.map((child) => child.text)])).toEqual([
    ['early', []],
    ['a', ['a1']],
    ['b', []],
  ]);
});
