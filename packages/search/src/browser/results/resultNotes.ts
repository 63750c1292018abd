import type { SearchAnswer } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';

/** Sentences that say of results that they answer less than was asked: a part of it, or without some words. */
export function resultNotes(
  answer: SearchAnswer | undefined,
  isCondensed: boolean,
  text: SearchText,
): string[] {
  const unknown = answer?.unknownWords ?? [];
  return [
    ...(isCondensed ? [text.condensed] : []),
    ...(unknown.length > 0 ? [text.unknownWords(unknown)] : []),
    ...(answer?.isApart ? [text.apart] : []),
  ];
}
