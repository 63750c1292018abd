import type { SearchAnswer } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';

interface ResultNotesProps {
  answer: SearchAnswer | undefined;
  isCondensed: boolean;
  text: SearchText;
}

/** Says above results that they answer less than was asked: a part of it, or without some words. */
export function ResultNotes({ answer, isCondensed, text }: ResultNotesProps) {
  const unknown = answer?.unknownWords ?? [];
  return (
    <>
      {isCondensed && <p className="zs-search-note">{text.condensed}</p>}
      {unknown.length > 0 && <p className="zs-search-note">{text.unknownWords(unknown)}</p>}
      {answer?.isApart && <p className="zs-search-note">{text.apart}</p>}
    </>
  );
}
