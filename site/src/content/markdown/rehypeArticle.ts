import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { docsText } from '../../text/docs.ts';

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

/** Wraps a table so that it scrolls on narrow screens, also by keyboard; the number makes its label unique. */
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

/** Elements whose direct text is whitespace only: line breaks in them are not rendered. */
const BOXES = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']);

function dropBreaks(box: Element | Root): void {
  box.children = (box.children as ElementContent[]).filter(
    (child) => child.type !== 'text' || child.value !== '\n',
  );
}

/** Links headings to themselves, wraps tables in a scrolling box and drops line breaks. */
export function rehypeArticle() {
  return (tree: Root) => {
    let tables = 0;
    dropBreaks(tree);
    visit(tree, 'element', (node, index, parent) => {
      if (BOXES.has(node.tagName)) {
        dropBreaks(node);
      }
      if (HEADINGS.has(node.tagName)) {
        linkHeading(node);
      } else if (node.tagName === 'table' && parent && index !== undefined) {
        tables += 1;
        (parent.children as ElementContent[])[index] = scrollBox(node, tables);
      }
    });
  };
}
