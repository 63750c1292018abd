import type { List, Nodes, Parent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { attributesOf } from '../../src/content/markdown/listTags.ts';
import { remarkNotes } from '../../src/toolkit/facts/remarkNotes.ts';

const own = (count: number) => Array.from({ length: count }, (_, at) => `- 줄 ${at}`).join('\n');

/** What stands for a tag: rows in sight, and each fold. */
function drawn(text: string) {
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkNotes);
  const { children } = parser.runSync(parser.parse(text)) as Parent;
  const nameOf = (row: Nodes) =>
    row.type === 'mdxJsxFlowElement'
      ? attributesOf(row).get('id')
      : /줄 \d/.exec(JSON.stringify(row))?.[0];
  const rowsOf = (list: Nodes | undefined) => (list as List).children.map(nameOf);
  const folds = children.filter((node) => node.type === 'mdxJsxFlowElement');
  return {
    inSight: rowsOf(children[0]),
    folds: folds.map((fold) => ({
      isHidden: attributesOf(fold).has('hidden'),
      rows: rowsOf(fold.children[1] as Nodes),
    })),
  };
}

test('the worst notes stand first, then the rows of the page; beyond five a fold has the rest', () => {
  const { inSight, folds } = drawn(`<NoteList of="ZSSkeleton">\n\n${own(6)}\n\n</NoteList>`);
  expect(inSight).toEqual(['skeleton-remount', '줄 0', '줄 1', '줄 2', '줄 3']);
  expect(folds).toHaveLength(1);
  expect(folds[0]?.isHidden).toBe(false);
  expect(folds[0]?.rows.slice(0, 2)).toEqual(['줄 4', '줄 5']);
});

test('a fold in which the documented version has nothing is hidden', () => {
  const { folds } = drawn(`<NoteList of="ZSPortal">\n\n${own(4)}\n\n</NoteList>`);
  expect(folds).toEqual([{ isHidden: true, rows: ['portal-focus'] }]);
});

test('a list on one topic has its notes alone, all in sight', () => {
  expect(drawn('<NoteList of="Loader" topic="accessibility" />')).toEqual({
    inSight: ['loader-silent', 'loader-accessibility'],
    folds: [],
  });
});
