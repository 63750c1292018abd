/** Names of the files of an index. */
export const HEADINGS_FILE = 'headings.json';
export const TEXT_FILE = 'text.json';

/** Before the English title of a section among its keywords. */
export const ENGLISH_MARK = '=';

/** Reads a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

/**
 * Headings of an index. Columns instead of records: the same words stand next to each other, so they
 * compress to about the size of the text alone. Records are rebuilt from them (index/sections.ts).
 */
export interface HeadingsFile {
  version: 4;
  /** Id of the build; files of different builds are not combined. */
  build: string;
  /** lvl0 names. */
  categories: string[];
  /** Pairs of language and docusaurus_tag. */
  facets: [language: string, tag: string][];
  /** Page addresses from the server root, one per line. */
  urls: string;
  /** Per page: index in `categories`, index in `facets`, number of sections. */
  pages: [category: number, facet: number, sections: number][];
  /** One digit per section: its heading level, 1 to 6. */
  levels: string;
  /** Headings, one per line. */
  headings: string;
  /**
   * Anchors, one per line, in their short form (anchors.ts). Empty: none for the first section of a
   * page, else the slug of the heading.
   */
  anchors: string;
  /** Keywords of the pages, in the format of `LateNames`, which holds those of the sections. */
  keywords: string;
  /** Synonyms of what headings and pages are called, in the format of `LateNames`, which holds the others. */
  synonyms: string;
}

/** Keywords and synonyms, which are loaded after the headings. */
export interface LateNames {
  /**
   * Keywords of sections, one line for each with any: its distance from the last one, then its
   * keywords.
   */
  keywords: string;
  /** Synonyms, one line per word of the documents: the word, then other words for it. */
  synonyms: string;
}

/** Texts in the order of the headings, separated by form feeds. */
export interface TextFile extends LateNames {
  version: 4;
  build: string;
  text: string;
}
