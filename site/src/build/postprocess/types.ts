import type { DefaultTreeAdapterTypes } from 'parse5';
import type { SitePage } from '../../content/page-table/types.ts';

/** A page as it was rendered. */
export interface BuiltPage {
  page: SitePage;
  /**
   * Its text, with what earlier steps changed. The first `<style>` stands empty until a step fills
   * it.
   */
  html: string;
  /** What stood in that element: all styles of the page, as Astro inlines them. */
  css: string;
  /** The page as it was read, with the place of each element in that text. */
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
   * Looks at one page.
   * @returns the text to write in place of the page's; none leaves it
   */
  page: (built: BuiltPage) => string | undefined;
  /** Runs once, when every step has seen every page. */
  end?: (site: BuiltSite) => Promise<void> | void;
}

/** What the thread of the walk is asked: a page by its path, or none for the end of all steps. */
export type WalkOrder = { path: string; html: string } | undefined;

/** How loud a line of the log is. */
export type WalkLevel = 'info' | 'warn';

/** What it says: lines for the log of the build, and one answer to each order. */
export type WalkAnswer = { level: WalkLevel; line: string } | { html: string } | { error: unknown };
