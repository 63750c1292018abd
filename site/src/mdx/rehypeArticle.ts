import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { docsText } from '../text/docs.ts';

const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

function holdsLink(node: Element): boolean {
  let found = false;
  visit(node, 'element', (child) => {
    found ||= child.tagName === 'a';
  });
  return found;
}

/** Makes each heading a link to itself. It must run after the headings have their ids. */
function linkHeading(node: Element): void {
  const id = node.properties.id;
  if (typeof id !== 'string' || holdsLink(node)) {
    return;
  }
  node.children = [
    {
      type: 'element',
      tagName: 'a',
      properties: { className: ['heading-link'], href: `#${id}` },
      children: node.children,
    },
  ];
}

/** Wide tables scroll inside a box that the keyboard can reach; its number tells it from others. */
function scrollBox(table: Element, number: number): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      role: 'region',
      ariaLabel: docsText.table(number),
      tabIndex: 0,
    },
    children: [table],
  };
}

/** Gives headings their own links and tables a scrolling box. */
export function rehypeArticle() {
  return (tree: Root) => {
    let tables = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (HEADINGS.has(node.tagName)) {
        linkHeading(node);
      } else if (node.tagName === 'table' && parent && index !== undefined) {
        tables += 1;
        (parent.children as ElementContent[])[index] = scrollBox(node, tables);
        return SKIP;
      }
      return undefined;
    });
  };
}
