import { closest, distance } from 'fastest-levenshtein';

/** Allowed edits where the first letter differs, which a typo rarely changes. */
const MAX_EDITS_OTHER_LETTER = 1;

/**
 * Finds the known name that was probably meant, ignoring case; undefined where none is near.
 * @example nearestName('onpres', ['onPress', 'color']) // 'onPress'
 * nearestName('size', ['color']) // undefined
 */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const names = new Map(known.map((name) => [name.toLowerCase(), name]));
  const word = written.toLowerCase();
  const found = closest(word, [...names.keys(), '']);
  const maxEdits =
    found[0] === word[0] ? Math.max(2, Math.floor(word.length / 3)) : MAX_EDITS_OTHER_LETTER;
  return distance(word, found) <= maxEdits ? names.get(found) : undefined;
}
