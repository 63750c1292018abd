/** Names of the files of an index. */
export const HEADINGS_FILE = 'headings.json';
export const TEXT_FILE = 'text.json';

/** Reads a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

/**
 * Headings of an index. Columns instead of records: the same words stand next to each other, so they
 * compress to about the size of the text alone. Records are rebuilt from them (index/sections.ts).
 */
export interface HeadingsFile {
  version: 2;
  /** Joins the files of one build; a file of another build is refused. */
  build: string;
  /** lvl0 names. */
  categories: string[];
  /** Pairs of language and docusaurus_tag. */
  facets: [language: string, tag: string][];
  /** Page addresses from the server root, one a line. */
  urls: string;
  /** Per page: place in `categories`, place in `facets`, number of sections. */
  pages: [category: number, facet: number, sections: number][];
  /** One digit a section: its heading level, 1 to 6. */
  levels: string;
  /** Headings, one a line. */
  headings: string;
  /**
   * Anchors, one a line, in their short form (anchors.ts). Empty: none for a page's first section,
   * else the slug of the heading.
   */
  anchors: string;
  /** Keywords of the pages, in the format of `LateNames`, which holds those of the sections. */
  keywords: string;
}

/** Keywords and synonyms, which are loaded after the headings. */
export interface LateNames {
  /**
   * Other names of sections, a line for each that has any: its distance from the one before, then
   * its names.
   */
  keywords: string;
  /** A line for each thing: what the documents call it, then other words for it. */
  synonyms: string;
}

/** Texts in the order of the headings, parted by form feeds, written with short letters (letters.ts). */
export interface TextFile extends LateNames {
  version: 2;
  build: string;
  letters: string;
  text: string;
}
