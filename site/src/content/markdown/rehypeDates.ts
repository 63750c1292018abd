import type { ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const DATE = /(?<![\d-])(\d{4}-\d{2}-\d{2})(?![\d-])/;

/** Parts a text at its dates, which become `<time>`. */
function withDates(text: string): ElementContent[] {
  // What a group of the pattern has matched stands at every odd place.
  return text.split(DATE).flatMap((part, at): ElementContent[] => {
    const node: Text = { type: 'text', value: part };
    if (at % 2 === 1) {
      return [{ type: 'element', tagName: 'time', properties: {}, children: [node] }];
    }
    return part === '' ? [] : [node];
  });
}

/** Marks dates, which a narrow line would otherwise break at their hyphens. */
export function rehypeDates() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && ['code', 'pre', 'time'].includes(node.tagName)) {
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined || !DATE.test(node.value)) {
        return undefined;
      }
      const made = withDates(node.value);
      parent.children.splice(index, 1, ...made);
      return index + made.length;
    });
  };
}
