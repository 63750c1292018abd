import type { Nodes } from 'hast';

/** The text within an element, without spaces of its own. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
