import { parse } from 'parse5';
import { LIST_ATTRIBUTE } from '../../shared/attributes.ts';
import { type Block, textOfBlocks } from '../../shared/files/blocks.ts';
import { type HeadingLevel, hierarchyOf, type SearchRecord } from '../../shared/records.ts';
import {
  attribute,
  type Document,
  type Element,
  englishOf,
  findAll,
  findTag,
  keywordsOf,
  type Node,
  textOf,
} from './nodes.ts';
import type { PageSection } from './pageSection.ts';
import { type PageMeta, readMeta } from './readMeta.ts';
import { readSections } from './readSections.ts';

/** Options of `readPage`. */
export interface PageOptions {
  /** Only pages with exactly one `main article` that holds the h1: lists and searches are no documents. */
  articlesOnly?: boolean;
}

/** lvl0 of pages without one. */
const DEFAULT_CATEGORY = '문서';

function findArticle(nodes: readonly Node[], articlesOnly: boolean): Element | undefined {
  const main = findTag(nodes, 'main');
  const articles = findAll(main?.childNodes ?? [], (element) => element.tagName === 'article');
  const [only] = articles.length === 1 ? articles : [];
  if (articlesOnly) {
    return only && findTag(only.childNodes, 'h1') ? only : undefined;
  }
  return only ?? main ?? findTag(nodes, 'article') ?? findTag(nodes, 'body');
}

/** Title and description of a page that lists others, without the listed texts, which their pages have. */
function readList(title: Element, description: string): PageSection {
  const blocks: Block[] = description ? [{ kind: 'prose', text: description }] : [];
  const names = {
    heading: textOf(title),
    keywords: keywordsOf(title),
    english: englishOf(title),
  };
  return { level: 1, anchor: null, blocks, code: new Set(), ...names };
}

/** Sections of a page; none for an excluded page. */
function sectionsOf(nodes: readonly Node[], meta: PageMeta, url: string, options: PageOptions) {
  if (meta.isHidden) {
    return [];
  }
  const isListTitle = (element: Element) =>
    element.tagName === 'h1' && attribute(element, LIST_ATTRIBUTE) !== undefined;
  const [list] = findAll(nodes, isListTitle);
  if (list) {
    return [readList(list, meta.description)];
  }
  const article = findArticle(nodes, options.articlesOnly ?? false);
  return article ? readSections(article, meta.title.split(' | ')[0] || url) : [];
}

/**
 * Reads the records of a page: for each heading one, and one with the text below it.
 * @param page its HTML, or the document that parse5 made of it
 * @param url its address from the root of the server
 * @returns none for a page that asks not to be found, or holds no article and no title of a list
 * @example readPage('<main><h1>Alert</h1><p>알립니다.</p></main>', '/alert/').map(({ type }) => type) // ['lvl1', 'content']
 */
export function readPage(
  page: string | Document,
  url: string,
  options: PageOptions = {},
): SearchRecord[] {
  const nodes = (typeof page === 'string' ? parse(page) : page).childNodes;
  const meta = readMeta(nodes);
  const sections = sectionsOf(nodes, meta, url, options);
  const [first] = sections;
  if (first) {
    first.keywords.unshift(...meta.keywords);
    first.english ||= meta.english;
  }
  const chain = [meta.lvl0 ?? DEFAULT_CATEGORY];
  return sections.flatMap((section) => {
    chain.length = section.level;
    chain[section.level] = section.heading;
    return recordsOf(section, chain, url, { language: meta.language, docusaurus_tag: meta.tag });
  });
}

function recordsOf(
  section: PageSection,
  chain: readonly string[],
  page: string,
  facets: Pick<SearchRecord, 'language' | 'docusaurus_tag'>,
): SearchRecord[] {
  const url = section.anchor ? `${page}#${section.anchor}` : page;
  const base = {
    url,
    url_without_anchor: page,
    anchor: section.anchor,
    hierarchy: hierarchyOf(chain),
    ...facets,
  };
  const type = `lvl${section.level}` as HeadingLevel;
  const { keywords, english } = section;
  const record: SearchRecord = {
    ...base,
    objectID: `${type}-${url}`,
    type,
    content: null,
    ...(keywords.length ? { keywords } : {}),
    ...(english ? { english } : {}),
  };
  const blocks = section.blocks.map(({ kind, text }) => ({ kind, text: text.normalize('NFC') }));
  const content = textOfBlocks(blocks).replaceAll('\t', ' ');
  const code = [...section.code].join(' ');
  if (!content && !code) {
    return [record];
  }
  return [
    record,
    {
      ...base,
      objectID: `content-${url}`,
      type: 'content',
      content,
      blocks,
      ...(code ? { code } : {}),
    },
  ];
}
