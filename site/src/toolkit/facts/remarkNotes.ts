import a11y from '@0610studio/zs-ui/a11y.json' with { type: 'json' };
import { type Behaviour, book } from '@0610studio/zs-ui/facts';
import type { List, ListItem, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf } from '../../content/markdown/listTags.ts';
import { factsText } from '../../text/facts.ts';
import { appliesTo } from './appliesTo.ts';
import { notesOf } from './notes.ts';

/** Rows of a list that are in sight. */
const MAX_IN_SIGHT = 5;

interface Row {
  node: ListItem | MdxJsxFlowElement;
  isHidden: boolean;
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: unknown[] = [],
) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  }) as MdxJsxFlowElement;

const listOf = (rows: readonly Row[]) =>
  ({ type: 'list', spread: false, children: rows.map(({ node }) => node) }) as List;

const noteRow = (note: Behaviour): Row => ({
  node: element('Note', { id: note.id }),
  isHidden: !appliesTo(note, book.documented.version),
});

/** The rows beyond those in sight. */
const foldOf = (rows: readonly Row[]) =>
  element('details', rows.every(({ isHidden }) => isHidden) ? { hidden: 'hidden' } : {}, [
    element('summary', { 'data-markdown-skip': '' }, [{ type: 'text', value: factsText.more }]),
    listOf(rows),
  ]);

/** Leads to the accessibility table, with the id that the heading above that had. */
const tableLink = (): Paragraph => ({
  type: 'paragraph',
  data: { hProperties: { id: '접근성', 'data-search-ignore': '' } },
  children: [
    {
      type: 'link',
      url: '/docs/Guide/Accessibility/#키보드와-스크린-리더',
      children: [{ type: 'text', value: factsText.a11yLink }],
    },
  ],
});

/**
 * Draws `<NoteList of="Alert">` as a list of what users of a name have to know, the worst first: severe notes
 * on the published versions, the rows within the tag, the other notes. Five are in sight, the rest is folded;
 * those on one topic are all in sight.
 */
export function remarkNotes() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'NoteList' || index === undefined || !parent) {
        return undefined;
      }
      const attributes = attributesOf(node);
      const names = attributes.get('of') ?? '';
      const topic = attributes.has('topic') ? 'accessibility' : undefined;
      const notes = notesOf(names, topic);
      const own = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
      const rows = [
        ...notes.filter(({ severe }) => severe).map(noteRow),
        ...own.map((item): Row => ({ node: item, isHidden: false })),
        ...notes.filter(({ severe }) => !severe).map(noteRow),
      ];
      const last = topic ? undefined : rows.filter(({ isHidden }) => !isHidden)[MAX_IN_SIGHT - 1];
      const end = last ? rows.indexOf(last) + 1 : rows.length;
      const isInTable = a11y.some(({ component }) => names.split(',').includes(component));
      const drawn = [
        ...node.children.filter(({ type }) => type !== 'list'),
        listOf(rows.slice(0, end)),
        ...(end < rows.length ? [foldOf(rows.slice(end))] : []),
        ...(isInTable && !topic ? [tableLink()] : []),
      ];
      parent.children.splice(index, 1, ...drawn);
      return [SKIP, index + drawn.length];
    });
  };
}
