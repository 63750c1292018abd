import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

/**
 * Turns inline directives of remark-directive back into text: `:1이라` of a ratio such as `4.5:1이라`.
 * Authors have block directives only.
 */
export function remarkPlainColons() {
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, 'textDirective', (node, index, parent) => {
      const start = node.position?.start.offset;
      const end = node.position?.end.offset;
      if (parent && index !== undefined && start !== undefined && end !== undefined) {
        parent.children[index] = { type: 'text', value: source.slice(start, end) };
      }
    });
  };
}
