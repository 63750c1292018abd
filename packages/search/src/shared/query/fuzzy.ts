import { editDistance } from '@zs-docs/words';
import { isHangulKey, lettersOf, type TermTable } from '../index/termTable.ts';
import { type Budget, takeSteps } from './budget.ts';

function bitsIn(value: number): number {
  let bits = value >>> 0;
  let count = 0;
  while (bits) {
    bits &= bits - 1;
    count++;
  }
  return count;
}

/** Edits that a word of this many keystrokes may have. */
const allowed = (length: number) => (length < 4 ? 0 : length < 9 ? 1 : 2);

/**
 * Visits terms that differ from a word by a typo: one or two wrong keystrokes, or one wrong syllable.
 * Calls `visit` with the term and how alike the two are (0 to 1).
 */
export function eachTypo(
  table: TermTable,
  key: string,
  text: string,
  budget: Budget,
  visit: (term: number, alike: number) => void,
): void {
  const limit = allowed(key.length);
  const isHangul = isHangulKey(key);
  const bySyllable = isHangul && text.length >= 3;
  if (!limit) {
    return;
  }
  const letters = lettersOf(key);
  // One other syllable changes up to three keystrokes on each side.
  const spread = bySyllable ? 6 : limit * 2;
  const reach = bySyllable ? 4 : limit;
  if (!takeSteps(budget, table.keys.length >> 4)) {
    return;
  }
  const length = isHangul ? -key.length : key.length;
  const from = length - reach;
  const to = length + reach;
  for (let term = 0; term < table.keys.length; term++) {
    const size = table.lengths[term] ?? 0;
    if (size < from || size > to || size < 0 !== isHangul) {
      continue;
    }
    const differing = bitsIn(letters ^ (table.letters[term] ?? 0));
    if (differing > spread) {
      continue;
    }
    const other = table.keys[term] ?? '';
    if (!takeSteps(budget, 4)) {
      return;
    }
    const edits = differing <= limit * 2 ? editDistance(key, other, limit) : limit + 1;
    if (edits <= limit) {
      visit(term, 1 - edits / Math.max(key.length, other.length));
    } else if (bySyllable && editDistance(text, table.texts[term] ?? '', 1) <= 1) {
      visit(term, 1 - 1.6 / Math.max(text.length, 3) / 2);
    }
  }
}
