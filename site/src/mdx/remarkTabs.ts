import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeText } from './attributeText.ts';

/** As many as Tabs.module.css can show: a style sheet has to name each place. */
const MOST_TABS = 6;

/** A tab on the same line as its neighbours is parsed as inline. */
type TabElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Tells `<Tabs>` the labels of the `<Tab>`s inside it. A component in MDX receives its children as
 * finished HTML, so it could not read them itself. A tab without a label, and one too
 * many, stops the build.
 */
export function remarkTabs() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Tabs') {
        return;
      }
      const tabs = node.children.filter(
        (child): child is TabElement & MdxJsxFlowElement['children'][number] =>
          'name' in child && child.name === 'Tab',
      );
      if (tabs.length === 0) {
        file.fail('<Tabs> 안에 <Tab>이 없습니다. <Tab label="…">을 하나 이상 넣으십시오.', node);
      }
      if (tabs.length > MOST_TABS) {
        file.fail(
          `<Tab>은 ${MOST_TABS}개까지 보입니다. 지금은 ${tabs.length}개이니 <Tabs>를 나누십시오.`,
          node,
        );
      }
      const labels = tabs.map((tab) => {
        const label = attributeText(tab, 'label');
        if (!label) {
          file.fail('<Tab>에 label이 없습니다. <Tab label="이름">처럼 적으십시오.', tab);
        }
        return label;
      });
      node.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'labels',
        value: JSON.stringify(labels),
      });
    });
  };
}
