/** Who answers the queries. */
export type ProviderSettings =
  | {
      provider: 'embedded';
      headingsUrl: string;
      textUrl: string;
    }
  | { provider: 'algolia'; appId: string; apiKey: string; insights: boolean };

/** What a site tells the modal and the search page. JSON-safe: it crosses in a data attribute. */
export interface SearchSettings {
  /** Index to ask; also the name that stored searches are kept under. */
  indexName: string;
  provider: ProviderSettings;
  /** Address of the search page; the query is added as `?q=`. */
  pageUrl: string;
  /** Filters of every request. Outer array: and; inner array: or. */
  facetFilters: readonly (string | readonly string[])[];
  /** Queries offered when one finds nothing; the first three are shown. */
  suggestions: readonly string[];
  /** Where to report a missing result; `{query}` stands for the query. null: no link. */
  missingResultsUrl: string | null;
}

/** Most characters a query can have. */
export const MAX_QUERY_LENGTH = 64;
/** Hits asked for at once. */
export const HITS_PER_PAGE = 20;
/** Milliseconds without an answer after which a search counts as stalled. */
export const STALL_THRESHOLD = 300;
