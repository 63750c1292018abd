import type { Root } from 'hast';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { SitePage } from '../page-table/types.ts';

/** A page as the build wrote it. */
export interface BuiltPage {
  page: SitePage;
  /** Its text, with what earlier steps changed. */
  html: string;
  /** The page as it was read, with the place of each element in that text. */
  document: DefaultTreeAdapterTypes.Document;
  /** The same page for tools that work on hast. */
  tree: Root;
}

/** The folder that a build has written. */
export interface BuiltSite {
  /** With a slash at its end. */
  folder: string;
  /** Shows a line in the build's log. */
  log: (message: string) => void;
  warn: (message: string) => void;
}

/** Something that is done with the built pages. */
export interface Step {
  /** Named in the error when the step fails on a page. */
  name: string;
  /**
   * Looks at one page.
   * @returns the text to write in place of the page's; none leaves it
   */
  page: (built: BuiltPage) => string | undefined;
  /** Runs once, when every step has seen every page. */
  end?: (site: BuiltSite) => Promise<void> | void;
}
