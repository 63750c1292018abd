import type { SearchText } from '../../shared/text/searchText.ts';
import type { SearchSettings } from '../settings.ts';
import type { ListedPage } from './PageList.tsx';

/** Options of a search page besides the settings. */
export interface SearchPageOptions {
  /** All pages of the site, for when there is nothing to show. */
  pages?: readonly ListedPage[];
  /** English by default. */
  text?: SearchText;
}

/**
 * Renders the search page into an element, for a site without React.
 * @returns function that takes it away again; rejects when its script does not come
 */
export async function mountSearchPage(
  element: Element,
  settings: SearchSettings,
  options: SearchPageOptions = {},
): Promise<() => void> {
  const { drawSearchPage } = await import('./drawSearchPage.tsx');
  return drawSearchPage(element, settings, options);
}
