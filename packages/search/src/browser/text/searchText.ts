/** Every string of the modal and the search page. A site in another language passes its own. */
export interface SearchText {
  /** Label of the button that opens the modal. */
  button: string;
  placeholder: string;
  close: string;
  clear: string;
  recent: string;
  noRecent: string;
  favorites: string;
  saveRecent: (title: string) => string;
  removeRecent: (title: string) => string;
  removeFavorite: (title: string) => string;
  results: string;
  /** Announced to screen readers and shown above the results. */
  count: (hits: number) => string;
  loading: string;
  errorTitle: string;
  errorHelp: string;
  retry: string;
  noResultsFor: (query: string) => string;
  suggestions: string;
  reportMissing: string;
  reportMissingLink: string;
  seeAll: (hits: number) => string;
  toSelect: string;
  toNavigate: string;
  toClose: string;
  poweredBy: string;
  pageTitle: string;
  pageLabel: string;
  submit: string;
  more: string;
  allPages: string;
  scriptNeeded: string;
  completions: string;
}

/** English defaults. */
export const defaultSearchText: SearchText = {
  button: 'Search',
  placeholder: 'Search docs',
  close: 'Close',
  clear: 'Clear the query',
  recent: 'Recent',
  noRecent: 'No recent searches',
  favorites: 'Favorites',
  saveRecent: (title) => `Save to favorites: ${title}`,
  removeRecent: (title) => `Remove from history: ${title}`,
  removeFavorite: (title) => `Remove from favorites: ${title}`,
  results: 'Search results',
  count: (hits) => (hits === 1 ? '1 result' : `${hits} results`),
  loading: 'Searching…',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  retry: 'Retry',
  noResultsFor: (query) => `No results for "${query}"`,
  suggestions: 'Try searching for:',
  reportMissing: 'Believe this query should return results?',
  reportMissingLink: 'Let us know.',
  seeAll: (hits) => `See all ${hits} results`,
  toSelect: 'to select',
  toNavigate: 'to navigate',
  toClose: 'to close',
  poweredBy: 'Search by Algolia',
  pageTitle: 'Search the documentation',
  pageLabel: 'Query',
  submit: 'Search',
  more: 'More results',
  allPages: 'All pages',
  scriptNeeded: 'Searching needs JavaScript. Here are all pages instead.',
  completions: 'Suggested queries',
};
