import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { docsText } from '../../text/docs.ts';
import { textOf } from './textOf.ts';

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

/** Makes the first cell of each row of the body the header of its row. */
function headRows(table: Element): void {
  visit(table, 'element', (row, _index, parent) => {
    const isBodyRow = row.tagName === 'tr' && (parent as Element).tagName === 'tbody';
    const first = isBodyRow && row.children.find((cell) => cell.type === 'element');
    if (first) {
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
  });
}

/** Names of tables: that of the heading above, with a number where it has several. */
function createNames() {
  let heading = '';
  const counts = new Map<string, number>();
  return {
    enter(node: Element) {
      heading = textOf(node);
    },
    next(): string {
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      return heading === '' || count > 1 ? `${heading} ${docsText.table(count)}`.trim() : heading;
    },
  };
}

/** Wraps a table so that it scrolls on narrow screens, also by keyboard. */
function scrollBox(table: Element, name: string): Element {
  table.properties.ariaLabel = name;
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      role: 'group',
      ariaLabel: docsText.scrollsTable(name),
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

/** Links headings to themselves, names tables, their rows and boxes of tasks, lets tables scroll, and drops line breaks. */
export function rehypeArticle() {
  return (tree: Root) => {
    const names = createNames();
    dropBreaks(tree);
    visit(tree, 'element', (node, index, parent) => {
      if (BOXES.has(node.tagName)) {
        dropBreaks(node);
      }
      if (HEADINGS.has(node.tagName)) {
        names.enter(node);
        linkHeading(node);
      } else if (node.tagName === 'input' && parent?.type === 'element') {
        node.properties.ariaLabel = textOf(parent).trim();
      } else if (node.tagName === 'table' && parent && index !== undefined) {
        headRows(node);
        (parent.children as ElementContent[])[index] = scrollBox(node, names.next());
      }
    });
  };
}
