import { koFrame, type SearchOptions, type SearchSettings, startSearch } from '@zs-docs/search';
import resultsCss from '@zs-docs/search/results.css?url';
import { SETTINGS_ID } from './settingsId.ts';

/** Starts the search dialog of every page. */
export function startSiteSearch(loadText: SearchOptions['loadText'] & {}): void {
  const settings: SearchSettings = JSON.parse(
    document.getElementById(SETTINGS_ID)?.textContent ?? '',
  );
  startSearch(settings, {
    text: koFrame,
    loadText,
    styleSheet: resultsCss,
  });
}
