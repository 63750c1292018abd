/** Levels a hierarchy can hold, outermost first. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Headings above and at a record: lvl0 is the sidebar category, lvl1 the page title. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** What a record stands for: a heading of that level, or the text under one. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

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
  language: string;
  docusaurus_tag: string;
}

/** One entry of a queries request, as the hosted provider's API names its fields. */
export interface SearchRequest {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  page?: number;
  attributesToRetrieve?: readonly string[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  /** Outer array: and; inner array: or. */
  facetFilters?: readonly (string | readonly string[])[];
}

/** A marked string; `value` is HTML-escaped text with the highlight tags around the matches. */
export interface MarkedValue {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** A hit as both the embedded engine and the hosted provider return it. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult?: {
    hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>;
    content?: MarkedValue;
  };
  _snippetResult?: {
    hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>;
    content?: MarkedValue;
  };
}

/** Answer to one request. */
export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  processingTimeMS: number;
  queryID?: string;
}

/** The one client interface the modal and the search page know. */
export interface SearchClient {
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
}
