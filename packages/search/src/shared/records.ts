import type { Block } from './files/blocks.ts';

/** Levels of a hierarchy, outermost first: lvl0 is the category, lvl1 the page title. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof LEVELS)[number];

/** Levels of headings of a page. */
export const HEADING_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** Headings above and at a record. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/**
 * Arranges names, from lvl0 on, as a hierarchy.
 * @example hierarchyOf(['문서', 'Alert']).lvl1 // 'Alert'
 */
export function hierarchyOf(names: readonly (string | undefined)[]): Hierarchy {
  return Object.fromEntries(
    LEVELS.map((level, place) => [level, names[place] ?? null]),
  ) as Hierarchy;
}

/** Kind of a record: a heading of that level, or the text under one. */
export type RecordType = HeadingLevel | 'content';

/** One searchable unit in the shape that the DocSearch crawler produces. */
export interface SearchRecord {
  objectID: string;
  /** Address with anchor, from the server root. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Text of the section for `content` records, else null. Plain text, not HTML. */
  content: string | null;
  /** The same as blocks of their kinds, with short code samples; for `content` only, not sent to a provider. */
  blocks?: readonly Block[];
  /** Identifiers in the code samples of the section; for `content` only. */
  code?: string;
  /** Keywords of a heading; none for `content`. */
  keywords?: readonly string[];
  /** Title of a heading in English; none for `content`. */
  english?: string;
  language: string;
  docusaurus_tag: string;
}
