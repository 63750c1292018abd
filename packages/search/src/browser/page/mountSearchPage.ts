import type { SearchSettings } from '../settings.ts';
import type { SearchPageOptions } from './SearchPage.tsx';

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
