import type { FrameText } from './searchText.ts';

/** English, for a page that loads the rest later. */
export const enFrame: FrameText = {
  button: 'Search',
  placeholder: 'Search docs',
  close: 'Close',
  clear: 'Clear the query',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  retry: 'Retry',
};
