import { rehypeHeadingIds } from '@astrojs/markdown-remark';
import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { rehypeOutline } from '../../src/content/markdown/rehypeOutline.ts';
import { buildToc } from '../../src/content/markdown/toc.ts';
import { Changelog } from '../../src/sections/changelog/Changelog.tsx';
import { headingsIn } from '../../src/sections/mdx/headingsIn.ts';
import { TokenExplorer } from '../../src/toolkit/tokens/TokenExplorer.tsx';

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

/** The outline of a text, as its module exports it. */
function outlineOf(text: string): unknown {
  const file = new VFile({ path: 'x.mdx', value: text, data: { astro: { frontmatter: {} } } });
  const markdown = unified().use(remarkParse).use(remarkMdx).parse(file);
  const tree = toHast(markdown, { passThrough: ['mdxJsxFlowElement'] }) as Root;
  unified().use(rehypeHeadingIds).use(rehypeOutline).runSync(tree, file);
  return file.data.astro?.frontmatter?.outline;
}

test('the outline holds the headings of a text, in tabs too, and its components', () => {
  const text = '## 색 `둘러보기`\n\n<Tabs>\n\n### 램프\n\n</Tabs>\n\n<TokenExplorer />\n\n## 끝';
  expect(outlineOf(text)).toEqual([
    { depth: 2, slug: '색-둘러보기', text: '색 둘러보기' },
    { component: 'Tabs' },
    { depth: 3, slug: '램프', text: '램프' },
    { component: 'TokenExplorer' },
    { depth: 2, slug: '끝', text: '끝' },
  ]);
});

test.each([
  ['TokenExplorer', TokenExplorer],
  ['Changelog', Changelog],
])('the headings that %s renders stand in its place', (component, Component) => {
  const html = renderToStaticMarkup(createElement(Component));
  const rendered = [...html.matchAll(/<h(\d) id="(.+?)">(.+?)<\/h/g)].filter(
    // Of the changelog its years alone: a hundred versions would fill the table.
    ([, depth]) => component !== 'Changelog' || depth === '2',
  );
  expect(rendered.length).toBeGreaterThan(0);
  expect(headingsIn([{ component }])).toEqual(
    rendered.map(([, depth, slug, text]) => ({ depth: Number(depth), slug, text })),
  );
});

test('any other component adds no heading', () => {
  expect(headingsIn([heading(2, 'a'), { component: 'Tabs' }])).toEqual([heading(2, 'a')]);
});
