import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { remarkTabs } from '../src/mdx/remarkTabs.ts';

/** What `<Tabs>` is told about tabs with these labels; one without a label is undefined. */
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
  remarkTabs()(tree, new VFile({ path: 'a.mdx' }));
  const [attribute] = tabs.attributes;
  return JSON.parse(String(attribute?.value));
}

it('<Tabs> learns the labels of its <Tab>s in their order', () => {
  expect(labelsOf(['npm', 'yarn'])).toEqual(['npm', 'yarn']);
});

it('everything with tabs on a page gets a name of its own', () => {
  const element = (name: string): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [],
  });
  const lists = ['Install', 'Note', 'Install'].map(element);
  remarkTabs()({ type: 'root', children: lists }, new VFile({ path: 'a.mdx' }));
  expect(lists.map(({ attributes: [told] }) => told?.value)).toEqual([
    'tabs-1',
    undefined,
    'tabs-2',
  ]);
});

it.each([
  [[], /<Tab>이 없습니다/],
  [['npm', undefined], /label이 없습니다/],
  [['1', '2', '3', '4', '5', '6', '7'], /6개까지 보입니다.*7개/],
])('%j stops the build with what to do', (labels, message) => {
  expect(() => labelsOf(labels)).toThrow(message);
});
