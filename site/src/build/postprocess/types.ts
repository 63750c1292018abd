import type { DefaultTreeAdapterTypes } from 'parse5';
import type { SitePage } from '../../content/page-table/types.ts';

/** A page of the built site. */
export interface BuiltPage {
  page: SitePage;
  /** Its text, with what earlier steps changed. */
  html: string;
  /** The page as it was written by Astro, parsed once for all steps. */
  document: DefaultTreeAdapterTypes.Document;
  /** All elements of the document, in the order of the text. */
  elements: readonly DefaultTreeAdapterTypes.Element[];
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
   * Reads one page. Pages come in the order of their files.
   * @returns the text to write in place of the page's; none leaves it
   */
  page?: (built: BuiltPage) => string | undefined;
  /** Runs once, when every step has read every page. */
  end?: (site: BuiltSite) => Promise<void> | void;
}
