import { cutText } from '@zs-docs/words';
import { isHeld } from '../index/postings.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { eachWord, keyOf } from '../index/vocabulary.ts';
import { stripSeparators } from '../korean/chars.ts';
import { condense, isName } from './condense.ts';
import { MAX_QUERY_LENGTH } from './maxQueryLength.ts';

/** What a name of a package or of code is worth more that a heading holds. */
const IN_HEADING = 2;
/** Worth of a name that no document holds: that of a word of some of them. */
const UNKNOWN_NAME = 3;
/** Words that a name has at least to be a message that is quoted, and no name of a thing. */
const MESSAGE_WORDS = 3;

/** The longest heading, or other name of one, that stands in a text word by word, as an error's message does. */
function nameIn(names: readonly string[], text: string): string | undefined {
  const read = stripSeparators(text);
  return names
    .filter((name) => name.split(' ').length >= MESSAGE_WORDS)
    .filter((name) => read.includes(stripSeparators(name)))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * Condenses a text that is too long for a query: to the heading or keyword that it quotes, else to the words that are
 * rarest in an index, names of its headings before others.
 */
export function condenseByIndex(
  { names, sections, vocabulary, postings, idf }: SearchIndex,
  text: string,
): string {
  if (text.length <= MAX_QUERY_LENGTH) {
    return text;
  }
  const quoted = nameIn(names.texts, text);
  if (quoted) {
    return cutText(quoted, MAX_QUERY_LENGTH);
  }
  const headings = stripSeparators(sections.map(({ heading }) => heading).join('\n'));
  return condense(text, (token) => {
    let worth = 0;
    eachWord(token, (word, _start, kind) => {
      const term = vocabulary.byKey.get(keyOf(vocabulary, word, kind));
      if (term !== undefined && isHeld(postings, term)) {
        worth = Math.max(worth, idf[term] ?? 0);
      }
    });
    if (worth === 0 && isName(token)) {
      return UNKNOWN_NAME;
    }
    const isHeading = isName(token) && headings.includes(stripSeparators(token));
    return isHeading ? worth * IN_HEADING : worth;
  });
}
