import { type Words, wordsOf } from './words.ts';

/**
 * Pages of a kind share their sheet, and most of them the words of it that they hold: what becomes
 * of a sheet is worked out once for all of these.
 * @param work what it returns follows from the sheet, and from which of its words are in `words`
 */
export function oncePerSheet<Asked extends [] | [words: Words], Result>(
  work: (css: string, ...asked: Asked) => Result,
): (css: string, ...asked: Asked) => Result {
  const wordsIn = new Map<string, ReadonlySet<string>>();
  const results = new Map<string, Result>();
  const wordsOfSheet = (css: string) => {
    const own = wordsIn.get(css) ?? wordsOf(css);
    wordsIn.set(css, own);
    return [...own];
  };
  return (css, ...asked) => {
    const [words] = asked;
    const held = words ? wordsOfSheet(css).filter((word) => words.has(word)) : [];
    const key = [...held, css].join(' ');
    const result = results.get(key) ?? work(css, ...asked);
    results.set(key, result);
    return result;
  };
}
