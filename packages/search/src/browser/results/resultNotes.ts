import type { SearchAnswer } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';

/** Sentences that say of results that not all of what was asked was searched, or is in the documents. */
export function resultNotes(
  answer: SearchAnswer | undefined,
  isCondensed: boolean,
  text: SearchText,
): string[] {
  const unknown = answer?.unknownWords ?? [];
  return [
    ...(isCondensed ? [text.condensed] : []),
    ...(unknown.length > 0 ? [text.unknownWords(unknown)] : []),
  ];
}
