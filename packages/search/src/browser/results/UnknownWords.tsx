import type { SearchAnswer } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';

interface UnknownWordsProps {
  answer: SearchAnswer | undefined;
  text: SearchText;
}

/** Heads results that were found without some words of the query. */
export function UnknownWords({ answer, text }: UnknownWordsProps) {
  const words = answer?.unknownWords ?? [];
  return words.length > 0 && <p className="zs-search-note">{text.unknownWords(words)}</p>;
}
