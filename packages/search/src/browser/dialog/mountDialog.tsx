import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchClient } from '../../shared/searchClient.ts';
import { defaultText } from '../../shared/text/defaultText.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { FaultBoundary } from '../screens/FaultBoundary.tsx';
import type { FullSettings } from '../settings.ts';
import type { DialogFrame } from '../start/frame.ts';
import { DialogBody } from './DialogBody.tsx';

/**
 * Renders the contents of the dialog into its frame, and searches for text that was already typed.
 * @param given what it says; by default what the specification names
 */
export function mountDialog(
  frame: DialogFrame,
  settings: FullSettings,
  client: SearchClient,
  given: Partial<SearchText>,
): void {
  const text: SearchText = { ...defaultText, ...given };
  const root = createRoot(frame.panel);
  // Synchronously: the reader may be waiting.
  flushSync(() =>
    root.render(
      <FaultBoundary text={text}>
        <DialogBody {...{ frame, settings, client, text }} />
      </FaultBoundary>,
    ),
  );
}
