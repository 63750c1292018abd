/**
 * The two index files. Columns instead of records: the same words stand next to each other, so they
 * compress to about the size of the text alone. Records are rebuilt from them (see sections.ts).
 */
export interface HeadingsFile {
  version: 1;
  /** Letters of all texts together: how large the index is. */
  size: number;
  /** The texts are in shards (shards/format.ts) instead of one file. */
  sharded?: boolean;
  /** Joins the two files of one build; a text file of another build is refused. */
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
  /** Anchors, one a line. Empty: none for a page's first section, else the slug of the heading. */
  anchors: string;
}

/** Texts of the sections in the order of the headings, parted by form feeds, written with short letters (letters.ts). */
export interface TextFile {
  version: 1;
  build: string;
  letters: string;
  text: string;
}
