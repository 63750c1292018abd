import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributesOf } from '../page-model/listTags.ts';
import { modulePlace } from './koreanMdxErrors.ts';

/** As many as Tabs.module.css has rules for: CSS selects each panel by its number. */
const MAX_TABS = 6;

/** A tab on the same line as its neighbours is parsed as inline. */
type TabElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Passes `<Tabs>` the labels of its `<Tab>`s: a component in MDX receives its children as rendered
 * HTML and cannot read their props. Gives `<Tabs>` and `<Install>` a `name` that is unique on the
 * page: their place in the source. Fails on a tab without a label and on more tabs than MAX_TABS.
 */
export function remarkTabs() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      if (node.name === 'Tabs' && node.type === 'mdxJsxFlowElement') {
        setAttribute(node, 'labels', JSON.stringify(labelsIn(node, file)));
      }
      if (node.name === 'Tabs' || node.name === 'Install') {
        setAttribute(node, 'name', modulePlace(file.path, node.position?.start.line));
      }
    });
  };
}

function setAttribute(node: TabElement, name: string, value: string): void {
  node.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

function labelsIn(node: MdxJsxFlowElement, file: VFile): readonly string[] {
  const tabs = node.children.filter(
    (child): child is TabElement & MdxJsxFlowElement['children'][number] =>
      'name' in child && child.name === 'Tab',
  );
  if (tabs.length === 0) {
    file.fail('<Tabs> 안에 <Tab>이 없습니다. <Tab label="…">을 하나 이상 추가하세요.', node);
  }
  if (tabs.length > MAX_TABS) {
    file.fail(
      `<Tab>은 ${MAX_TABS}개까지 표시할 수 있습니다. 현재 ${tabs.length}개이므로 <Tabs>를 나누세요.`,
      node,
    );
  }
  return tabs.map((tab) => {
    const label = attributesOf(tab).get('label');
    if (!label) {
      file.fail('<Tab>에 label이 없습니다. <Tab label="이름">처럼 작성하세요.', tab);
    }
    return label;
  });
}
