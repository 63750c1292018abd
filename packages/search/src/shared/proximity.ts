import type { Index } from './postings.ts';
import type { QueryWord } from './query.ts';

/** Expansions below this weight say too little about where the words of a query meet. */
const LEAST_WEIGHT = 0.4;

/** Measures how close together the words of a query stand in the text of a section: 0 to 1. */
export function createProximity(
  index: Index,
  words: readonly QueryWord[],
): (section: number) => number {
  const content = words.filter((word) => !word.isStop).slice(0, 8);
  const bits = new Map<number, number>();
  content.forEach((word, n) => {
    for (const [term, weight] of word.expansion) {
      if (weight >= LEAST_WEIGHT) {
        bits.set(term, (bits.get(term) ?? 0) | (1 << n));
      }
    }
  });
  const pairs = content.length - 1;
  const { surfaces } = index.vocabulary;
  const bitsOf = (surface: number) => {
    let all = 0;
    for (const term of surfaces[surface]?.terms ?? []) {
      all |= bits.get(term) ?? 0;
    }
    return all;
  };
  return (section) => {
    if (pairs < 1) {
      return 0;
    }
    const last = new Int32Array(content.length).fill(-1000);
    const best = new Float32Array(content.length);
    const from = index.textStarts[section] ?? 0;
    const to = index.textStarts[section + 1] ?? 0;
    for (let at = from; at < to; at++) {
      const here = bitsOf(index.sequence[at] ?? 0);
      for (let n = 0; here >> n; n++) {
        if (!((here >> n) & 1)) {
          continue;
        }
        last[n] = at;
        if (n > 0) {
          const gap = Math.max(1, at - (last[n - 1] ?? -1000));
          best[n] = Math.max(best[n] ?? 0, 1 / gap);
        }
        if (n < pairs) {
          // The other way round counts half.
          const gap = Math.max(1, at - (last[n + 1] ?? -1000));
          best[n + 1] = Math.max(best[n + 1] ?? 0, 0.5 / gap);
        }
      }
    }
    let sum = 0;
    for (const value of best) {
      sum += value;
    }
    return sum / pairs;
  };
}
