import { enFrame } from './enFrame.ts';
import type { SearchText } from './searchText.ts';

/** English, the default. */
export const en: SearchText = {
  ...enFrame,
  faultHelp: 'Something is wrong with the search itself. Please try again, or come back later.',
  recent: 'Recent',
  noRecent: 'No recent searches',
  favorites: 'Favorites',
  saveRecent: (title) => `Save to favorites: ${title}`,
  removeRecent: (title) => `Remove from history: ${title}`,
  removeFavorite: (title) => `Remove from favorites: ${title}`,
  results: 'Search results',
  moreOnPage: (hits) => `${hits} more on this page`,
  count: (hits) => (hits === 1 ? '1 result' : `${hits} results`),
  loading: 'Searching…',
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
  home: 'Home',
  more: 'More results',
  allPages: 'All pages',
  scriptNeeded: 'Searching needs JavaScript. Here are all pages instead.',
  completions: 'Suggested queries',
};
