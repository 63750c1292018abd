import type { SearchPlace } from '../searchClient.ts';

/** Strings of the dialog's frame: shown before its contents are loaded, and when they fail to load. */
export interface FrameText {
  /** Label of the button that opens the dialog, and name of the dialog. */
  button: string;
  placeholder: string;
  close: string;
  clear: string;
  /** In the place of contents that do not come at once. */
  pending: string;
  errorTitle: string;
  /** Help where the network is at fault. */
  errorHelp: string;
  retry: string;
}

/** Every string of the dialog and the search page. */
export interface SearchText extends FrameText {
  /** Help where the search itself is at fault. */
  faultHelp: string;
  recent: string;
  noRecent: string;
  favorites: string;
  saveRecent: (title: string) => string;
  removeRecent: (title: string) => string;
  removeFavorite: (title: string) => string;
  results: string;
  /** Row that expands the remaining hits of a page. */
  moreOnPage: (hits: number) => string;
  /** Button that shows the remaining hits of a group. */
  moreInGroup: (hits: number) => string;
  /** Announced to screen readers and shown above the results. */
  count: (hits: number) => string;
  loading: string;
  /** Above the results of a pasted text that was too long. */
  condensed: string;
  /** Above results that were found without some words of the query. */
  unknownWords: (words: readonly string[]) => string;
  /** On a row that is only the nearest to what was asked for. */
  nearest: (missing: string, title: string) => string;
  /** A remark on a hit, shown after its title, such as on what a reader's version lacks; null for none. */
  remark: (hit: SearchPlace) => string | null;
  noResultsFor: (query: string) => string;
  suggestions: string;
  /** Above the links of a query that found nothing. */
  places: string;
  reportMissing: string;
  reportMissingLink: string;
  seeAll: (hits: number) => string;
  toSelect: string;
  toNavigate: string;
  toClose: string;
  poweredBy: string;
  pageTitle: string;
  more: string;
  allPages: string;
  scriptNeeded: string;
  completions: string;
}
