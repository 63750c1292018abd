import { expect, test } from 'vitest';
import { readHeadings } from '../src/content/markdown/readHeadings.ts';
import { buildToc } from '../src/content/markdown/toc.ts';

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

test('headings are those that an address leads to, wherever they stand, without what a frame draws', () => {
  const html =
    '<h2 id="a"><a href="#a">색 <code>둘러보기</code></a></h2><div><h3 id="b">램프</h3></div>' +
    '<h3>이름 없는 제목</h3><template><h2 id="c">화면 속</h2></template>';
  expect(readHeadings(html)).toEqual([
    { depth: 2, slug: 'a', text: '색 둘러보기' },
    { depth: 3, slug: 'b', text: '램프' },
  ]);
});
