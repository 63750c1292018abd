import type { FacetFilters, Link } from '../shared/searchClient.ts';

/** The provider that answers the queries. */
export type ProviderSettings =
  | {
      /** The engine in the reader's browser, from index files of the site itself. */
      name: 'embedded';
      /** Folder of the index files, with a slash at the end. */
      indexUrl: string;
    }
  | {
      /** A server that speaks the hosted provider's protocol, such as `zs-search serve`. */
      name: 'server';
      /** Its address: `https://search.example.com`. */
      host: string;
    }
  | {
      name: 'algolia';
      appId: string;
      /** Key that may only search. */
      apiKey: string;
      /** Report what readers saw and chose; false by default. */
      insights?: boolean;
    };

/** Settings of a search. They are JSON. */
export interface SearchSettings {
  provider: ProviderSettings;
  /** Index that a provider is asked for; recent and favorite searches are kept under its name. */
  indexName?: string;
  /** Address below which the site stands: recent and favorite searches that lead elsewhere are not shown. */
  baseUrl?: string;
  /** Address of the search page, to which the query is added as `?q=`; null: there is none. */
  pageUrl?: string | null;
  /** Filters of every search. */
  facetFilters?: FacetFilters;
  /** Queries offered when one finds nothing, and on the search page; three are shown at once. */
  suggestions?: readonly string[];
  /** Where to look when a query finds nothing, before the groups of the index. */
  places?: readonly Link[];
  /** Where to report a missing result; `{query}` stands for the query. null: nowhere. */
  missingResultsUrl?: string | null;
}

/** Settings with nothing left out. */
export type FullSettings = Required<SearchSettings>;

/** Hits asked for at once. */
export const HITS_PER_PAGE = 20;
/** Milliseconds without an answer after which a search counts as stalled. */
export const STALL_THRESHOLD_MS = 300;
/** Suggestions shown at once. */
export const MAX_SUGGESTIONS = 3;

/**
 * Fills in what settings leave out.
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
