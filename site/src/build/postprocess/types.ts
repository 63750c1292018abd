import type { DefaultTreeAdapterTypes } from 'parse5';
import type { SitePage } from '../../content/page-table/types.ts';

/** A page of the built site. */
export interface BuiltPage {
  page: SitePage;
  /** Its HTML with the changes of earlier steps. */
  html: string;
  /** The HTML that Astro wrote, parsed once for all steps. */
  document: DefaultTreeAdapterTypes.Document;
  /** All elements of the document, in document order. */
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

/** A step that reads or changes the built pages. */
export interface Step {
  /** Named in the error when the step fails on a page. */
  name: string;
  /**
   * Reads one page; called in the order of the files.
   * @returns HTML that replaces that of the page; undefined for no change
   */
  page?: (built: BuiltPage) => string | undefined;
  /** Runs once, when every step has read every page. */
  end?: (site: BuiltSite) => Promise<void> | void;
}
