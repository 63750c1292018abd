import { koFrame, type SearchSettings, startSearch } from '@zs-docs/search';
import resultsCss from '@zs-docs/search/results.css?url';
import { markUrgent } from '../schedule/urgent.ts';
import { SETTINGS_ID } from './settingsId.ts';

/** Gives every page its search; what is behind the dialog waits while it is open. */
export function startSiteSearch(): void {
  const settings: SearchSettings = JSON.parse(
    document.getElementById(SETTINGS_ID)?.textContent ?? '',
  );
  startSearch(settings, {
    text: koFrame,
    loadText: async () => (await import('../../text/search.ts')).searchText,
    styleSheet: resultsCss,
    onOpen: markUrgent,
  });
}
