import type { Hierarchy, HierarchyLevel, RecordType } from './records.ts';
import type { FacetFilters } from './searchClient.ts';

/** One entry of a queries request, as the hosted provider's API names its fields. */
export interface ProviderRequest {
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
  facetFilters?: FacetFilters;
}

/** A marked string; `value` is HTML-escaped text with the highlight tags around the matches. */
export interface MarkedValue {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** Marked strings of a hit. */
export interface MarkedValues {
  hierarchy?: Partial<Record<HierarchyLevel, MarkedValue>>;
  content?: MarkedValue;
}

/** A hit as the hosted provider returns it. */
export interface ProviderHit {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult?: MarkedValues;
  _snippetResult?: MarkedValues;
}

/** Answer to one request. */
export interface ProviderResult {
  hits: ProviderHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  processingTimeMS: number;
  queryID?: string;
}
