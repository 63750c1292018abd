import { decodeAnchor } from '../files/anchors.ts';
import { ENGLISH_MARK, type HeadingsFile, type LateNames } from '../files/formats.ts';
import { type Synonym, unpackSynonyms } from '../synonyms.ts';
import { pageSlugs } from './slug.ts';

/** A heading with the text below it, the unit of hits. */
export interface Section {
  /** Index of the section. */
  id: number;
  /** Index of its page. */
  page: number;
  pageUrl: string;
  url: string;
  anchor: string | null;
  /** Whether the anchor is explicit, and so does not follow from the heading. */
  hasOwnAnchor: boolean;
  /** 1 for the title of a page, then 2 to 6. */
  level: number;
  heading: string;
  /** Names from lvl0 to its own heading. */
  chain: readonly string[];
  /** Keywords. */
  keywords: readonly string[];
  /** Title in English; empty without one. */
  english: string;
  language: string;
  tag: string;
}

/** The sections and synonyms of a site, without texts. */
export interface Corpus {
  sections: readonly Section[];
  synonyms: readonly Synonym[];
}

/** Keywords by section. */
function readKeywords(lines: string): Map<number, string[]> {
  let section = 0;
  const names = new Map<number, string[]>();
  for (const line of lines ? lines.split('\n') : []) {
    const [gap, ...words] = line.split('\t');
    section += Number(gap);
    names.set(section, words);
  }
  return names;
}

/** The keywords of a section, and its English title among them. */
function namesOf(names: readonly string[]): Pick<Section, 'keywords' | 'english'> {
  const isEnglish = (name: string) => name.startsWith(ENGLISH_MARK);
  return {
    keywords: names.filter((name) => !isEnglish(name)),
    english: names.find(isEnglish)?.slice(ENGLISH_MARK.length) ?? '',
  };
}

/**
 * Decodes the corpus from a headings file.
 * @param behind names of the text file, once it is loaded
 * @throws when it is not one of this version
 */
export function readCorpus(file: HeadingsFile, behind?: LateNames): Corpus {
  return {
    sections: readSections(file, behind?.keywords ?? ''),
    synonyms: [file.synonyms, behind?.synonyms ?? ''].flatMap(unpackSynonyms),
  };
}

function readSections(file: HeadingsFile, keywordsBehind: string): Section[] {
  if (file?.version !== 4 || typeof file.headings !== 'string') {
    throw new Error('The search index cannot be read: build it again.');
  }
  const urls = file.urls.split('\n');
  const headings = file.headings.split('\n');
  const anchors = file.anchors.split('\n');
  const keywords = new Map([...readKeywords(file.keywords), ...readKeywords(keywordsBehind)]);
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
      const explicit = decodeAnchor(anchors[id] ?? '', heading, chain.at(-1) ?? '');
      chain.push(heading);
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
        ...namesOf(keywords.get(id) ?? []),
        language,
        tag,
      });
    }
  });
  return sections;
}
