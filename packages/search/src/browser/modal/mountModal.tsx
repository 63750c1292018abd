import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import { createAnswers } from '../request/answers.ts';
import type { SearchSettings } from '../settings.ts';
import type { SearchText } from '../text/searchText.ts';
import { dialogParts } from './dialogParts.ts';
import { ModalBoundary } from './ModalBoundary.tsx';
import { SearchModal } from './SearchModal.tsx';

/**
 * How long in milliseconds the modal waits for the engine's answer to what is typed already, to be
 * drawn with it and not before. One that is open takes 20 on a slow phone.
 */
const DRAWN_TOGETHER = 50;

/** Brings the search dialog to life; whatever was typed into it already is searched for. */
export async function mountModal(
  dialog: HTMLDialogElement,
  settings: SearchSettings,
  client: BrowserSearchClient,
  text: SearchText,
): Promise<void> {
  const parts = dialogParts(dialog);
  const answers = createAnswers(settings, client);
  const draw = () =>
    createRoot(parts.panel).render(
      <ModalBoundary text={text}>
        <SearchModal {...{ parts, settings, client, answers, text }} />
      </ModalBoundary>,
    );
  const typed = parts.input.value.trim();
  if (!typed) {
    draw();
    return;
  }
  if (settings.provider.provider === 'embedded') {
    // The modal asks the same, so a failure is told there.
    const answered = answers.answer(typed, 0).catch(() => undefined);
    await Promise.race([answered, new Promise((late) => setTimeout(late, DRAWN_TOGETHER))]);
  }
  // At once: the reader waits.
  flushSync(draw);
}
