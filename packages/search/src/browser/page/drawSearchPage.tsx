import { createRoot } from 'react-dom/client';
import type { SearchSettings } from '../settings.ts';
import { keepTyped } from './address.ts';
import type { SearchPageOptions } from './mountSearchPage.ts';
import { SearchPage } from './SearchPage.tsx';

/** Draws the search page in place of what stands in the element. Returns the function that ends it. */
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
