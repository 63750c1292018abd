import type { Root } from 'mdast';
import type { MdxFlowExpression } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Stands in the rendered post where the author put the truncate mark. */
export const TRUNCATE_MARK = /<hr data-truncate[^>]*>/;

const mark = /^\s*\/\*\s*truncate\s*\*\/\s*$/;

/**
 * MDX drops `{/* truncate *\/}` from its output; this keeps it as a hidden rule the list can cut at.
 * A second one, which an author forgot when the first moved, stops the build.
 */
export function remarkTruncateMark() {
  return (tree: Root, file: VFile) => {
    let isCut = false;
    visit(tree, 'mdxFlowExpression', (node: MdxFlowExpression, index, parent) => {
      if (parent && index !== undefined && mark.test(node.value)) {
        if (isCut) {
          file.fail(
            '{/* truncate */} 표시가 두 번 있습니다. 목록에 보일 부분이 끝나는 곳의 것만 남기십시오.',
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
