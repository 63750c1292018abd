import type { Index } from './postings.ts';
import type { QueryWord } from './query.ts';

/** Expansions below this weight say too little about where the words of a query meet. */
const LEAST_WEIGHT = 0.4;
const MOST_WORDS = 8;
/** Longer texts are read up to here. */
const MOST_READ = 2000;
const NEVER = -1000;

/** Measures how close together the words of a query stand in the text of a section: 0 to 1. */
export function createProximity(
  index: Index,
  words: readonly QueryWord[],
): (section: number) => number {
  const { fields, vocabulary } = index;
  const content = words.filter((word) => !word.isStop).slice(0, MOST_WORDS);
  const pairs = content.length - 1;
  if (pairs < 1) {
    return () => 0;
  }
  const bits = new Uint8Array(vocabulary.keys.length);
  content.forEach((word, n) => {
    for (const [term, weight] of word.expansion) {
      if (weight >= LEAST_WEIGHT) {
        bits[term] = (bits[term] ?? 0) | (1 << n);
      }
    }
  });
  const last = new Int32Array(content.length);
  const best = new Float32Array(content.length);

  function meet(n: number, at: number, other: number, value: number): void {
    const gap = Math.max(1, at - (last[other] ?? NEVER));
    best[n] = Math.max(best[n] ?? 0, value / gap);
  }

  function bitsOf(place: number): number {
    let all = bits[vocabulary.stemOf[place] ?? 0] ?? 0;
    if (vocabulary.hasParts[place]) {
      for (const part of vocabulary.parts.get(place) ?? []) {
        all |= bits[part] ?? 0;
      }
    }
    return all;
  }

  return (section) => {
    last.fill(NEVER);
    best.fill(0);
    const { words } = fields.textOf(section);
    const to = Math.min(words.length, MOST_READ);
    for (let at = 0; at < to; at++) {
      const here = bitsOf(words[at] ?? 0);
      for (let n = 0; here >> n; n++) {
        if ((here >> n) & 1) {
          last[n] = at;
          if (n > 0) {
            meet(n, at, n - 1, 1);
          }
          if (n < pairs) {
            // The other way round counts half.
            meet(n + 1, at, n + 1, 0.5);
          }
        }
      }
    }
    return best.reduce((sum, value) => sum + value, 0) / pairs;
  };
}
