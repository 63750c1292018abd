import { editDistance } from '@zs-docs/words';
import type { SearchIndex } from '../index/searchIndex.ts';
import { stripSeparators } from '../korean/chars.ts';
import { toKeystrokes } from '../korean/hangul.ts';

const MAX_NAMES = 3;
const MAX_EDITS = 4;
const MIN_KEYSTROKES = 4;

/** The query as a whole, and each of its words, in keystrokes. */
function typedKeys(query: string): string[] {
  const words = [query, ...query.split(/\s+/)].map(stripSeparators);
  return [...new Set(words.map(toKeystrokes))].filter(({ length }) => length >= MIN_KEYSTROKES);
}

/**
 * Names that are spelt nearly as a query that found nothing: each finds something.
 * @param mostOff edits that a name may be away from what was typed, as a share of the keystrokes
 */
export function nearNames(
  { names, sections }: SearchIndex,
  query: string,
  mostOff = 0.34,
): string[] {
  const best = new Map<number, { name: string; share: number }>();
  for (const typed of typedKeys(query)) {
    const limit = Math.min(MAX_EDITS, Math.floor(typed.length * mostOff));
    names.typed.forEach((key, n) => {
      const edits = editDistance(typed, key, limit);
      const share = edits / typed.length;
      const section = names.sections[n] ?? 0;
      if (edits <= limit && share < (best.get(section)?.share ?? 1)) {
        best.set(section, { name: names.texts[n] ?? '', share });
      }
    });
  }
  const level = (section: number) => sections[section]?.level ?? 0;
  const found = [...best].sort(
    ([one, a], [two, b]) => a.share - b.share || level(one) - level(two) || one - two,
  );
  const byLetters = new Map(found.map(([, { name }]) => [stripSeparators(name), name]));
  return [...byLetters.values()].slice(0, MAX_NAMES);
}
