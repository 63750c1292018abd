import { type Words, wordsOf } from './words.ts';

/**
 * Pages of a kind share their sheet, and most of them the words of it that they hold: what becomes
 * of a sheet is worked out once for all of these.
 * @param work what it returns follows from the sheet and from which of its words are in `words`
 */
export function oncePerSheet<Result>(
  work: (css: string, words: Words) => Result,
): (css: string, words: Words) => Result {
  const wordsIn = new Map<string, ReadonlySet<string>>();
  const results = new Map<string, Result>();
  return (css, words) => {
    const asked = wordsIn.get(css) ?? wordsOf(css);
    wordsIn.set(css, asked);
    const key = [...[...asked].filter((word) => words.has(word)), css].join(' ');
    const result = results.get(key) ?? work(css, words);
    results.set(key, result);
    return result;
  };
}
