import { type Words, wordsOf } from './words.ts';

/** A sheet's own words, and what became of it by those of them that a page holds. */
interface KnownSheet<Result> {
  words: readonly string[];
  results: Map<string, Result>;
}

/**
 * Pages of a kind share their sheet, and most of them the words of it that they hold: what becomes
 * of a sheet is worked out once for all of these.
 * @param work what it returns follows from the sheet, and from which of its words are in `words`
 */
export function oncePerSheet<Asked extends [] | [words: Words], Result>(
  work: (css: string, ...asked: Asked) => Result,
): (css: string, ...asked: Asked) => Result {
  const sheets = new Map<string, KnownSheet<Result>>();
  return (css, ...asked) => {
    const sheet = sheets.get(css) ?? { words: [...wordsOf(css)], results: new Map() };
    sheets.set(css, sheet);
    const [words] = asked;
    const held = words ? sheet.words.filter((word) => words.has(word)).join(' ') : '';
    const result = sheet.results.get(held) ?? work(css, ...asked);
    sheet.results.set(held, result);
    return result;
  };
}
