import type { Hierarchy, HierarchyLevel, RecordType } from './records.ts';

/** Filters by facet. Outer array: all must match; inner array: one must. */
export type FacetFilters = readonly (string | readonly string[])[];

/** One search. */
export interface SearchQuery {
  /** What the reader typed, not empty; what is longer than a query is condensed. */
  text: string;
  /** Page of hits, counted from 0. */
  page: number;
  hitsPerPage: number;
  facetFilters: FacetFilters;
  /** Limit of words of a passage or a title. */
  snippetWords: number;
}

/** A piece of text and whether the query matched it. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** Place of a hit, which the browser stores for recent and favorite searches. */
export interface SearchPlace {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
}

/** What of a section answers a query, whole and as it stands there. */
export interface HitAnswer {
  kind: 'sentences' | 'row' | 'sample';
  /** Paragraphs; the cells of a row, each with the name of its column; or the sample. */
  pieces: readonly { label: string | null; parts: readonly MarkedPart[] }[];
}

/** One hit: a section of a page. */
export interface SearchHit extends SearchPlace {
  /** Names of the hierarchy with their matches, where there are any. */
  titles: Partial<Record<HierarchyLevel, readonly MarkedPart[]>>;
  /** Its title in English, for a query that is not in Korean. */
  english: readonly MarkedPart[] | null;
  /** What was asked for, on the first hit that is only the nearest to it: the documents have no such thing. */
  missing: string | null;
  /** Passage of the text that matched; null for a hit by its heading. */
  snippet: readonly MarkedPart[] | null;
  /** What its row opens to once typing rests; for the first hit of an engine that has the texts. */
  answer?: HitAnswer | null;
}

/** A way to somewhere else. */
export interface Link {
  title: string;
  /** What it is a part of. */
  trail?: string;
  url: string;
}

/** One page of hits. */
export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Hits on all pages. */
  nbHits: number;
  nbPages: number;
  /** What was searched, where that may differ from the query: a pasted text is condensed. */
  text?: string;
  /** Words of the query that the documents do not have, where the engine tells. */
  unknownWords?: readonly string[];
  /** The last word of the query may be half typed: its first hit is a guess that the next letter may change. */
  isHalfTyped?: boolean;
  /** Where nothing was found and the engine tells: queries spelt nearly so, and where to look. */
  instead?: { queries: readonly string[]; places: readonly Link[] };
  /** Found by the headings alone: an improved answer follows once the texts are loaded. */
  isPartial?: boolean;
  /** Name the hosted provider gave the query, for insights. */
  queryID?: string;
}

/** Client of an index, embedded or hosted. */
export interface SearchClient {
  /**
   * Answers a query.
   * @param onImproved is given the answer that follows a partial one, if it comes
   * @throws Unreachable for network errors
   */
  search: (
    query: SearchQuery,
    onImproved?: (answer: SearchAnswer) => void,
  ) => Promise<SearchAnswer>;
  /** Preloads the files for a first answer. Never rejects: the search that needs them does. */
  prepare?: () => void;
  /** Preloads the rest of an index in parts. Never rejects either. */
  loadFullIndex?: () => void;
  /** Reports visible hits to a provider that counts them. */
  reportViewed?: (hits: readonly SearchHit[]) => void;
  /**
   * Reports the hit that a reader chose.
   * @param position of the hit among all of its answer, from 1
   */
  reportChosen?: (hit: SearchHit, position: number, queryID: string) => void;
}
