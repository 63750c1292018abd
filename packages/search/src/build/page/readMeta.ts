import { attribute, type Element, findAll, findTag, type Node, namesIn, textOf } from './nodes.ts';

/** Metadata in the head of a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** Sidebar category; null without one. */
  lvl0: string | null;
  language: string;
  tag: string;
  /** Other names of the page. */
  keywords: string[];
  /** Title in English; empty without one. */
  english: string;
  /** Whether the page is excluded: by robots noindex, or as a redirect. */
  isHidden: boolean;
}

/** Reads the head of a parsed page. */
export function readMeta(nodes: readonly Node[]): PageMeta {
  const html = findTag(nodes, 'html');
  const metas = findAll(nodes, (element) => element.tagName === 'meta');
  const named = (name: string) => {
    const meta = metas.find((one) => attribute(one, 'name') === name);
    return meta && attribute(meta, 'content');
  };
  const refreshes = metas.some(
    (meta: Element) => attribute(meta, 'http-equiv')?.toLowerCase() === 'refresh',
  );
  const title = findTag(nodes, 'title');
  return {
    title: title ? textOf(title) : '',
    description: named('description') ?? '',
    lvl0: named('docsearch:lvl0') ?? null,
    language: named('docsearch:language') ?? (html && attribute(html, 'lang')) ?? '',
    tag: named('docsearch:docusaurus_tag') ?? 'default',
    keywords: namesIn(named('keywords')),
    english: named('docsearch:english') ?? '',
    isHidden: refreshes || /noindex|none/i.test(named('robots') ?? ''),
  };
}
