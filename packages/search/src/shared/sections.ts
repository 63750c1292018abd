import type { HeadingsFile, TextFile } from './format.ts';
import { lengthen } from './letters.ts';
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
  /** lvl0 first, the own heading last. */
  chain: string[];
  language: string;
  tag: string;
  /** Empty until the text file has been added. */
  text: string;
}

/** Rebuilds the sections from a headings file; throws when it is not one of this version. */
export function readSections(file: HeadingsFile): Section[] {
  if (file?.version !== 1 || typeof file.headings !== 'string') {
    throw new Error('The search index cannot be read: build the site again.');
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
      const url = anchor ? `${pageUrl}#${anchor}` : pageUrl;
      sections.push({
        id,
        page,
        pageUrl,
        url,
        anchor,
        hasOwnAnchor: explicit !== '',
        level,
        heading,
        chain: [...chain],
        language,
        tag,
        text: '',
      });
    }
  });
  return sections;
}

/** Files of two builds met: the site was published in between, and all must be loaded anew. */
export class StaleIndex extends Error {
  override name = 'StaleIndex';
}

/** Puts the texts into the sections; throws when the file belongs to another build. */
export function fillTexts(sections: Section[], headings: HeadingsFile, file: TextFile): void {
  if (file?.version !== 1 || file.build !== headings.build || typeof file.text !== 'string') {
    throw new StaleIndex('The search texts belong to another build. Reload the page.');
  }
  const texts = lengthen(file).split('\f');
  for (const section of sections) {
    section.text = texts[section.id] ?? '';
  }
}
