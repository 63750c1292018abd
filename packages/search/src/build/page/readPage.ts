import { parse } from 'parse5';
import { type HeadingLevel, hierarchyOf, type SearchRecord } from '../../shared/records.ts';
import { type Document, type Element, findAll, findTag, type Node } from './nodes.ts';
import { readMeta } from './readMeta.ts';
import { type PageSection, readSections } from './readSections.ts';

/** How a page is read. */
export interface PageOptions {
  /** Only pages with exactly one `main article` that holds the h1: lists and searches are no documents. */
  articlesOnly?: boolean;
  /** lvl0 of pages that name none. */
  category?: string;
}

function findArticle(nodes: readonly Node[], articlesOnly: boolean): Element | undefined {
  const main = findTag(nodes, 'main');
  const articles = findAll(main?.childNodes ?? [], (element) => element.tagName === 'article');
  const [only] = articles.length === 1 ? articles : [];
  if (articlesOnly) {
    return only && findTag(only.childNodes, 'h1') ? only : undefined;
  }
  return only ?? main ?? findTag(nodes, 'article') ?? findTag(nodes, 'body');
}

/**
 * Takes a page, as HTML or parsed by parse5, and its address from the server root.
 * Returns its records: one a heading and one with the text under it; none for a page that
 * does not want to be found or holds no article.
 */
export function readPage(
  page: string | Document,
  url: string,
  options: PageOptions = {},
): SearchRecord[] {
  const nodes = (typeof page === 'string' ? parse(page) : page).childNodes;
  const meta = readMeta(nodes);
  const article = meta.isHidden ? undefined : findArticle(nodes, options.articlesOnly ?? false);
  if (!article) {
    return [];
  }
  const sections = readSections(article, meta.title.split(' | ')[0] || url);
  sections[0]?.keywords.unshift(...meta.keywords);
  const chain = [meta.lvl0 ?? options.category ?? 'Documentation'];
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
  const { keywords } = section;
  const record: SearchRecord = {
    ...base,
    objectID: `${type}-${url}`,
    type,
    content: null,
    ...(keywords.length ? { keywords } : {}),
  };
  if (section.blocks.length === 0 && section.code.size === 0) {
    return [record];
  }
  const content = section.blocks.join('\n').normalize('NFC');
  const code = [...section.code].join(' ');
  return [
    record,
    { ...base, objectID: `content-${url}`, type: 'content', content, ...(code ? { code } : {}) },
  ];
}
