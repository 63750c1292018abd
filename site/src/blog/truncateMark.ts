import type { Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';

/** Stands in the rendered post where the author put the truncate mark. */
export const TRUNCATE_MARK = /<hr data-truncate[^>]*>/;

const mark = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/** MDX drops `{/* truncate *\/}` from its output; this keeps it as a hidden rule the list can cut at. */
export function remarkTruncateMark() {
  return (tree: Root) => {
    visit(tree, 'mdxFlowExpression', (node: MdxFlowExpression, index, parent) => {
      if (parent && index !== undefined && mark.test(node.value)) {
        parent.children[index] = {
          type: 'thematicBreak',
          data: { hName: 'hr', hProperties: { 'data-truncate': '', hidden: '' } },
        };
      }
    });
  };
}
