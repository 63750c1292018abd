import type { FacetFilters, Link } from '../shared/searchClient.ts';

/** The provider of search results. */
type ProviderSettings =
  | {
      /** The engine in the reader's browser, from index files of the site itself. */
      name: 'embedded';
      /** Folder of the index files, with a slash at the end. */
      indexUrl: string;
    }
  | {
      name: 'algolia';
      appId: string;
      /** Key that may only search. */
      apiKey: string;
      /** Whether to report viewed and chosen hits; false by default. */
      insights?: boolean;
    };

/** Settings of a search. They are JSON. */
export interface SearchSettings {
  provider: ProviderSettings;
  /** Name of the index at the provider, under which recent and favorite searches are stored. */
  indexName?: string;
  /** Address below which the site stands: recent and favorite searches that lead elsewhere are not shown. */
  baseUrl?: string;
  /** Address of the search page, to which the query is added as `?q=`; null without one. */
  pageUrl?: string | null;
  /** Filters of every search. */
  facetFilters?: FacetFilters;
  /** Queries to suggest when one finds nothing, and on the search page; three are shown at once. */
  suggestions?: readonly string[];
  /** Where to look when a query finds nothing, before the groups of the index, and when there is no recent search. */
  places?: readonly Link[];
  /** Address to report a missing result; `{query}` is replaced by the query. null without one. */
  missingResultsUrl?: string | null;
}

/** Settings with all defaults. */
export type FullSettings = Required<SearchSettings>;

/** Hits per request. */
export const HITS_PER_PAGE = 20;
/** Time without an answer after which a search counts as stalled. */
export const STALL_THRESHOLD_MS = 300;
/** Time without a letter after which typing rests: longer than between the letters of a slow typist. */
export const REST_MS = 500;
/** Suggestions shown at once. */
export const MAX_SUGGESTIONS = 3;

/**
 * Adds defaults to settings.
 * @example fillSettings({ provider: { name: 'embedded', indexUrl: '/search-index/' } }).indexName // 'docs'
 */
export function fillSettings(settings: SearchSettings): FullSettings {
  return {
    indexName: 'docs',
    baseUrl: '/',
    pageUrl: null,
    facetFilters: [],
    suggestions: [],
    places: [],
    missingResultsUrl: null,
    ...settings,
  };
}
