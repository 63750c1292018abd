import type { SearchAnswer } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { resultNotes } from './resultNotes.ts';

interface ResultNotesProps {
  answer: SearchAnswer | undefined;
  isCondensed: boolean;
  text: SearchText;
}

/** The sentences above results. */
export function ResultNotes({ answer, isCondensed, text }: ResultNotesProps) {
  return resultNotes(answer, isCondensed, text).map((note) => (
    <p key={note} className="zs-search-note">
      {note}
    </p>
  ));
}
