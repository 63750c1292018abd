import type { HeadingsFile } from '../files/formats.ts';
import { pageSlugs } from './slug.ts';

/** A heading with the text under it: what a hit points at. */
export interface Section {
  /** Place of the section in the index. */
  id: number;
  /** Place of its page. */
  page: number;
  pageUrl: string;
  url: string;
  anchor: string | null;
  /** The anchor says more than the heading: it does not follow from it. */
  hasOwnAnchor: boolean;
  /** 1 for a page's title, then 2 to 6. */
  level: number;
  heading: string;
  /** Names from lvl0 on, the own heading last. */
  chain: readonly string[];
  language: string;
  tag: string;
}

/** Rebuilds the sections from a headings file; throws when it is not one of this version. */
export function readSections(file: HeadingsFile): Section[] {
  if (file?.version !== 1 || typeof file.headings !== 'string') {
    throw new Error('The search index cannot be read: build it again.');
  }
  const urls = file.urls.split('\n');
  const headings = file.headings.split('\n');
  const anchors = file.anchors.split('\n');
  const sections: Section[] = [];
  file.pages.forEach(([category, facet, count], page) => {
    const chain = [file.categories[category] ?? ''];
    const pageUrl = urls[page] ?? '';
    const [language = '', tag = ''] = file.facets[facet] ?? [];
    const slugs = pageSlugs();
    for (let n = 0; n < count; n++) {
      const id = sections.length;
      const heading = headings[id] ?? '';
      const level = Number(file.levels[id]) || 1;
      chain.length = Math.min(level, chain.length);
      chain.push(heading);
      const explicit = anchors[id] ?? '';
      const anchor = explicit || (n ? slugs(heading) : null);
      sections.push({
        id,
        page,
        pageUrl,
        url: anchor ? `${pageUrl}#${anchor}` : pageUrl,
        anchor,
        hasOwnAnchor: explicit !== '',
        level,
        heading,
        chain: [...chain],
        language,
        tag,
      });
    }
  });
  return sections;
}
