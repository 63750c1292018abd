import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { placeOf } from '../files/placeOf.ts';
import { attributesOf } from './listTags.ts';

/** As many as Tabs.module.css has rules for: CSS selects each panel by its number. */
const MAX_TABS = 6;

/** Components that have tabs. */
const WITH_TABS = ['Tabs', 'Install'];

/** A tab on the same line as its neighbours is parsed as inline. */
type TabElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Passes `<Tabs>` the labels of its `<Tab>`s: a component in MDX receives its children as rendered
 * HTML and cannot read their props. Gives `<Tabs>` and `<Install>` a `name` that is unique on
 * the page: their place in the source. Tells of a tab without a label, of more tabs than MAX_TABS, and where either
 * stands without the other: what is in it would be seen by nobody, or have no button.
 */
export function remarkTabs() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, _index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      if (node.name === 'Tab' && !(parent && 'name' in parent && parent.name === 'Tabs')) {
        file.message(
          '<Tab>이 <Tabs> 바로 안에 있지 않습니다. <Tabs>와 </Tabs> 사이로 옮기세요.',
          node,
        );
      }
      if (node.name === 'Tabs' && node.type === 'mdxJsxTextElement') {
        file.message(
          '<Tabs>가 문장 안에 있습니다. 앞뒤에 빈 줄을 두고 다른 줄에 작성하세요.',
          node,
        );
      }
      if (node.name === 'Tabs' && node.type === 'mdxJsxFlowElement') {
        setAttribute(node, 'labels', JSON.stringify(labelsIn(node, file)));
      }
      if (WITH_TABS.includes(node.name ?? '')) {
        setAttribute(node, 'name', placeOf(file.path, node.position?.start.line));
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
    file.message('<Tabs> 안에 <Tab>이 없습니다. <Tab label="…">을 하나 이상 추가하세요.', node);
  }
  if (tabs.length > MAX_TABS) {
    file.message(
      `<Tab>은 ${MAX_TABS}개까지 표시할 수 있습니다. 현재 ${tabs.length}개이므로 <Tabs>를 나누세요.`,
      node,
    );
  }
  const labels: string[] = [];
  for (const tab of tabs) {
    const label = attributesOf(tab).get('label') ?? '';
    if (label === '') {
      file.message('<Tab>에 label이 없습니다. <Tab label="이름">처럼 작성하세요.', tab);
    }
    if (label !== '' && labels.includes(label)) {
      file.message(
        `<Tab label="${label}">이(가) 두 번 있습니다. 서로 다른 이름을 지정하세요.`,
        tab,
      );
    }
    labels.push(label);
  }
  return labels;
}
