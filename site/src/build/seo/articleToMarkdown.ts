import type { BundledPage } from '@zs-docs/agents/files';
import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Root as Mdast } from 'mdast';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { cleanArticle } from '../../content/markdown/cleanArticle.ts';
import { textOf } from '../../content/markdown/textOf.ts';
import { factsText } from '../../text/facts.ts';
import { elementsIn } from '../postprocess/elements.ts';

const writer = unified()
  .use(rehypeRemark, { handlers: { pre: codeBlock } })
  // Columns that are padded to one width are a third of a file.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** Text of a page as Markdown. */
export interface MarkdownText {
  markdown: string;
  /** Headings that an address leads to, as their lines say them without `#`. */
  sections: BundledPage['sections'];
}

/**
 * Converts the `<article>` of a page, or its `<main>` where it has none, to Markdown.
 * @param elements of the whole page
 * @param path of the page, below the base
 * @throws Error when the page has no `<main>`
 */
export function articleToMarkdown(elements: readonly Html.Element[], path: string): MarkdownText {
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) {
    throw new Error('The page has no <main>, which the Markdown is made from.');
  }
  const found = elementsIn(main).find(({ tagName }) => tagName === 'article') ?? main;
  const article = fromParse5(found) as Element;
  unwrapOwnLinks(article);
  openTypes(article);
  tellOneVersion(article);
  cleanArticle(article, path);
  visit(article, { type: 'element', tagName: 'aside' }, (box) => {
    box.tagName = 'blockquote';
  });
  liftCaptions(article);
  joinCells(article);
  const tree = writer.runSync({ type: 'root', children: [article] } satisfies Root);
  return { markdown: toText(tree), sections: sectionsOf(article, tree) };
}

const toText = (tree: Mdast) => unescapeHangul(writer.stringify(tree));

/** Pairs the headings of the Markdown with the ids of those that it was made from. */
function sectionsOf(article: Element, tree: Mdast): MarkdownText['sections'] {
  const ids: string[] = [];
  visit(article, 'element', ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName)) {
      ids.push(String(properties.id ?? ''));
    }
  });
  const headings: string[] = [];
  visit(tree, 'heading', (heading) => {
    const line = toText({ type: 'root', children: [heading] });
    headings.push(line.replace(/^#+ /, '').trim());
  });
  return headings
    .map((heading, at) => ({ heading, id: ids[at] ?? '' }))
    .filter(({ id }) => id !== '');
}

/** Leaves the text of links to a place on the page itself: Markdown has no such places. */
function unwrapOwnLinks(article: Element): void {
  visit(article, { type: 'element', tagName: 'a' }, (link, index, parent) => {
    if (parent && index !== undefined && String(link.properties.href).startsWith('#')) {
      parent.children.splice(index, 1, ...link.children);
      return index;
    }
    return undefined;
  });
}

/** Elements at whose end a note on other versions stands. */
const BLOCKS = ['p', 'li', 'td', 'th'];

/**
 * Leaves in the text what is true of the documented version. A passage of the versions before becomes a note at the
 * end of its block; a passage without one says since when it is true.
 * @param outer version since which the passage around the element is true
 */
function tellOneVersion(element: Element, block = element, outer?: string): void {
  const isBlock = BLOCKS.includes(element.tagName);
  const own = isBlock ? element : block;
  for (const child of element.children) {
    if (child.type === 'element') {
      const { dataSince } = child.properties;
      tellOneVersion(child, own, dataSince === undefined ? outer : `${dataSince}`);
      settleMark(child, own, outer);
    }
  }
}

/** Turns what `<Since>` or `<Until>` drew into text of one version; leaves other elements. */
function settleMark(mark: Element, block: Element, outer: string | undefined): void {
  const { dataSince: since, dataFixedIn: until } = mark.properties;
  const [label, ...passage] = mark.children;
  if (label?.type !== 'element' || label.properties.dataMarkLabel === undefined) {
    return;
  }
  if (mark.tagName === 'div') {
    mark.tagName = until === undefined ? 'div' : 'blockquote';
    return;
  }
  if (until !== undefined) {
    const from = outer === undefined ? '' : `${sinceWord(outer)} `;
    block.children.push(text(` (${from}${textOf(label).trim()} `), ...passage, text(')'));
    mark.children = [];
    return;
  }
  let isPaired = false;
  visit(block, 'element', ({ properties }) => {
    isPaired ||= properties.dataFixedIn === since;
  });
  const isNoted = isPaired || passage.every((node) => textOf(node).trim() === '');
  mark.children = isNoted ? passage : [...passage, text(` (${sinceWord(`${since}`)})`)];
}

/** `0.13.6부터`. */
const sinceWord = (version: string) => factsText.sinceMark(version).replace(':', '');

const text = (value: string) => ({ type: 'text', value }) as const;

/** Shows the types behind the buttons of the tables, which a reader of Markdown cannot press. */
function openTypes(article: Element): void {
  visit(article, 'element', (node) => {
    const classes = node.properties.className;
    if (Array.isArray(classes) && classes.includes('zs-api-popover')) {
      delete node.properties.popover;
    } else if (Array.isArray(classes) && classes.includes('zs-api-values')) {
      node.tagName = 'p';
      node.children = node.children.flatMap((value, at) => [
        ...(at > 0 ? [{ type: 'text' as const, value: ' | ' }] : []),
        ...(value.type === 'element' ? [{ ...value, tagName: 'code', properties: {} }] : []),
      ]);
    }
  });
}

/** Moves captions into a paragraph above their table: Markdown tables have none. */
function liftCaptions(article: Element): void {
  visit(article, { type: 'element', tagName: 'table' }, (table, index, parent) => {
    const caption = table.children.find(
      (child) => child.type === 'element' && child.tagName === 'caption',
    );
    if (caption?.type !== 'element' || !parent || index === undefined) {
      return undefined;
    }
    table.children = table.children.filter((child) => child !== caption);
    parent.children.splice(index, 0, { ...caption, tagName: 'p' });
    return index + 2;
  });
}

/** Elements of a cell that are lines of their own on the page. */
const LINES = new Set(['p', 'ul', 'li', 'details', 'summary']);

const SPACE = { type: 'text', value: ' ' } as const;

/** Joins lines with spaces: a cell of a Markdown table is one line. */
const joinLines = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    child.type === 'element' && LINES.has(child.tagName)
      ? [SPACE, ...joinLines(child.children), SPACE]
      : [child],
  );

function joinCells(article: Element): void {
  visit(article, 'element', (cell) => {
    if (cell.tagName === 'td' || cell.tagName === 'th') {
      cell.children = joinLines(cell.children);
    }
  });
}

/** Undoes the escapes that remark-stringify writes for Hangul beside emphasis. */
function unescapeHangul(markdown: string): string {
  return markdown.replace(/&#x([0-9A-F]{4});/g, (_match, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Converts highlighted code, a tree of spans, to its text and language. */
function codeBlock(_state: unknown, node: Element) {
  return {
    type: 'code' as const,
    lang: String(node.properties.dataLanguage ?? ''),
    value: textOf(node).replace(/\n$/, ''),
  };
}
