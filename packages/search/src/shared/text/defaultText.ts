import { ko } from './ko.ts';
import type { SearchText } from './searchText.ts';

/** Strings of a part that is given none: English where the specification names it, else Korean. */
export const defaultText: SearchText = {
  ...ko,
  button: 'Search',
  placeholder: 'Search docs',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  noResultsFor: (query) => `No results for "${query}"`,
  suggestions: 'Try searching for:',
  reportMissing: 'Believe this query should return results?',
  reportMissingLink: 'Let us know.',
};
