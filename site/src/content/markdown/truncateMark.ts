import type { Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The truncate mark in the HTML of a post. */
export const TRUNCATE_MARK = /<hr data-truncate[^>]*>/;

const mark = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/**
 * Keeps `{/* truncate *\/}`, which MDX drops from its output, as a hidden `<hr>` at which the list of
 * posts cuts. Tells of a second one.
 */
export function remarkTruncateMark() {
  return (tree: Root, file: VFile) => {
    let isCut = false;
    visit(tree, 'mdxFlowExpression', (node: MdxFlowExpression, index, parent) => {
      if (parent && index !== undefined && mark.test(node.value)) {
        if (isCut) {
          file.message(
            '{/* truncate */} 표시가 두 개 있습니다. 목록에 표시할 부분이 끝나는 곳의 하나만 남기세요.',
            node,
          );
        }
        isCut = true;
        parent.children[index] = {
          type: 'thematicBreak',
          data: { hName: 'hr', hProperties: { 'data-truncate': '', hidden: '' } },
        };
      }
    });
  };
}
