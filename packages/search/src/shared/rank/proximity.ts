import type { SearchIndex } from '../index/searchIndex.ts';
import type { QueryWord } from '../query/reading.ts';

/** Expansions below this weight are ignored by proximity. */
const MIN_WEIGHT = 0.4;
const MAX_WORDS = 8;
/** Longer texts are read up to here. */
const MAX_WORDS_READ = 2000;
const NEVER = -1000;

/** By term, one bit for each word of the query that may mean it. */
function meaningBits(words: readonly QueryWord[], terms: number): Uint8Array {
  const bits = new Uint8Array(terms);
  words.forEach((word, n) => {
    for (const [term, weight] of word.expansion) {
      if (weight >= MIN_WEIGHT) {
        bits[term] = (bits[term] ?? 0) | (1 << n);
      }
    }
  });
  return bits;
}

/** Reads a text word by word and keeps how close each pair of neighbours of the query has come. */
class Meetings {
  private readonly last: Int32Array;
  private readonly best: Float32Array;

  constructor(words: number) {
    this.last = new Int32Array(words).fill(NEVER);
    this.best = new Float32Array(words);
  }

  private meet(n: number, at: number, other: number, value: number): void {
    const gap = Math.max(1, at - (this.last[other] ?? NEVER));
    this.best[n] = Math.max(this.best[n] ?? 0, value / gap);
  }

  /** Takes the query words, as bits, at this position of the text. */
  read(bits: number, at: number): void {
    for (let n = 0; bits >> n; n++) {
      if ((bits >> n) & 1) {
        this.last[n] = at;
        if (n > 0) {
          this.meet(n, at, n - 1, 1);
        }
        if (n < this.last.length - 1) {
          // The other way round counts half.
          this.meet(n + 1, at, n + 1, 0.5);
        }
      }
    }
  }

  /** How close the pairs came on average: 0 to 1. */
  closeness(): number {
    return this.best.reduce((sum, value) => sum + value, 0) / (this.best.length - 1);
  }
}

/** Measures the proximity of the query words in the text of a section: 0 to 1. */
export function createProximity(
  { texts, vocabulary }: SearchIndex,
  words: readonly QueryWord[],
): (section: number) => number {
  const content = words.filter((word) => !word.isStop).slice(0, MAX_WORDS);
  if (content.length < 2) {
    return () => 0;
  }
  const bits = meaningBits(content, vocabulary.keys.length);

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
    const meetings = new Meetings(content.length);
    const places = texts.wordsOf(section).words;
    const end = Math.min(places.length, MAX_WORDS_READ);
    for (let at = 0; at < end; at++) {
      meetings.read(bitsOf(places[at] ?? 0), at);
    }
    return meetings.closeness();
  };
}
