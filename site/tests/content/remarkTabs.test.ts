import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkFail } from '../../src/content/markdown/remarkFail.ts';
import { remarkTabs } from '../../src/content/markdown/remarkTabs.ts';

/** Props of `<Tabs>` for tabs with these labels; undefined is a tab without a label. */
function labelsOf(labels: readonly (string | undefined)[]): unknown {
  const children = labels.map((label) => ({
    type: 'mdxJsxFlowElement' as const,
    name: 'Tab',
    attributes: label ? [{ type: 'mdxJsxAttribute' as const, name: 'label', value: label }] : [],
    children: [],
  }));
  const tabs: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: [],
    children,
  };
  const tree: Root = { type: 'root', children: [tabs] };
  const file = new VFile({ path: 'a.mdx' });
  remarkTabs()(tree, file);
  remarkFail()(tree, file);
  const [attribute] = tabs.attributes;
  return JSON.parse(String(attribute?.value));
}

it('<Tabs> learns the labels of its <Tab>s in their order', () => {
  expect(labelsOf(['npm', 'yarn'])).toEqual(['npm', 'yarn']);
});

it('everything with tabs gets its place as a name, of which a page has no other', () => {
  const element = (name: string, line: number): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [],
    position: { start: { line, column: 1 }, end: { line, column: 9 } },
  });
  const named = (path: string) => {
    const lists = [element('Install', 1), element('Note', 2), element('Install', 3)];
    remarkTabs()({ type: 'root', children: lists }, new VFile({ path }));
    return lists.map(({ attributes: [told] }) => told?.value);
  };
  const names = [...named('/a.mdx'), ...named('/b.mdx')].filter((name) => name !== undefined);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
});

it.each([
  [[], /<Tab>이 없습니다/],
  [['npm', undefined], /label이 없습니다/],
  [['npm', 'npm'], /<Tab label="npm">이\(가\) 두 번 있습니다/],
  [['1', '2', '3', '4', '5', '6', '7'], /6개까지 표시할 수 있습니다.*7개/],
])('%j stops the build with what to do', (labels, message) => {
  expect(() => labelsOf(labels)).toThrow(message);
});

it.each([
  ['글\n\n<Tab label="가">글</Tab>', /<Tabs> 바로 안에 있지 않습니다/],
  [
    '<Tabs>\n<div>\n<Tab label="가">\n글\n</Tab>\n</div>\n</Tabs>',
    /<Tabs> 바로 안에|<Tab>이 없습니다/,
  ],
  ['글 <Tabs><Tab label="가">글</Tab></Tabs>', /문장 안에 있습니다/],
])('%j, of which a reader would see nothing or no button, is refused', (text, message) => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkTabs).use(remarkFail);
  const file = new VFile({ path: 'a.mdx', value: text });
  expect(() => processor.runSync(processor.parse(file), file)).toThrow(message);
});
