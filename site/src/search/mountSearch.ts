import type { EngineWorker } from '@zs-docs/search/browser/client/startEngine.ts';
import { mountModal } from '@zs-docs/search/browser/modal/mountModal.tsx';
import type { SearchSettings } from '@zs-docs/search/browser/settings.ts';
import { searchText } from '../text/search.ts';
import { siteClient } from './siteClient.ts';

/** Brings React, the client and its index to the search dialog; startSearch.ts imports it late. */
export function mountSearch(
  dialog: HTMLDialogElement,
  settings: SearchSettings,
  engine?: EngineWorker,
): Promise<void> {
  return mountModal(dialog, settings, siteClient(settings.provider, engine), searchText);
}
