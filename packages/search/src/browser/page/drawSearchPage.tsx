import { createRoot } from 'react-dom/client';
import type { SearchSettings } from '../settings.ts';
import { keepTyped } from './address.ts';
import { SearchPage, type SearchPageOptions } from './SearchPage.tsx';

/** Renders the search page into an element, in place of its content. @returns function that unmounts it */
export function drawSearchPage(
  element: Element,
  settings: SearchSettings,
  options: SearchPageOptions,
): () => void {
  keepTyped(element);
  const root = createRoot(element);
  root.render(<SearchPage settings={settings} {...options} />);
  return () => root.unmount();
}
