import type { Root, RootContent } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

/**
 * Turns directives of remark-directive that are no boxes back into text: `:1이라` of a ratio such as
 * `4.5:1이라`, and a line such as `::before`. Authors have boxes only.
 */
export function remarkPlainColons() {
  return (tree: Root, file: { value: unknown }) => {
    const source = String(file.value);
    visit(tree, (node, index, parent) => {
      const isPlain = node.type === 'textDirective' || node.type === 'leafDirective';
      if (isPlain && parent && index !== undefined && node.position) {
        const { start, end } = node.position;
        const text = { type: 'text' as const, value: source.slice(start.offset, end.offset) };
        const shown: RootContent =
          node.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text;
        parent.children[index] = shown;
      }
    });
  };
}
