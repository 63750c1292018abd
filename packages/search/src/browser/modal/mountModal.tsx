import { createRoot } from 'react-dom/client';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import type { SearchSettings } from '../settings.ts';
import type { SearchText } from '../text/searchText.ts';
import { dialogParts } from './dialogParts.ts';
import { ModalBoundary } from './ModalBoundary.tsx';
import { SearchModal } from './SearchModal.tsx';

/** Brings the search dialog to life; whatever was typed into it already is searched for. */
export function mountModal(
  dialog: HTMLDialogElement,
  settings: SearchSettings,
  client: BrowserSearchClient,
  text: SearchText,
): void {
  const parts = dialogParts(dialog);
  createRoot(parts.panel).render(
    <ModalBoundary text={text}>
      <SearchModal {...{ parts, settings, client, text }} />
    </ModalBoundary>,
  );
}
