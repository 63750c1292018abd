import { createClient } from '@zs-docs/search/browser/client/createClient.ts';
import { mountModal } from '@zs-docs/search/browser/modal/mountModal.tsx';
import type { SearchSettings } from '@zs-docs/search/browser/settings.ts';
import { searchText } from '../text/search.ts';

/** Brings React, the client and its index to the search dialog; startSearch.ts imports it late. */
export function mountSearch(dialog: HTMLDialogElement): void {
  const settings: SearchSettings = JSON.parse(dialog.dataset.searchSettings ?? '');
  const client = createClient(settings.provider);
  client.prepare();
  mountModal(dialog, settings, client, searchText);
}
