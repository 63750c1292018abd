import {
  IN_ADDRESS,
  IN_ANCESTOR,
  IN_HEADING,
  inverseDocumentFrequency,
  type Postings,
} from '../index/postings.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { type Budget, takeSteps } from '../query/budget.ts';
import type { QueryWord } from '../query/reading.ts';
import { WEIGHTS } from '../weights.ts';

const IN_NAMES = IN_HEADING | IN_ANCESTOR | IN_ADDRESS;

/** Scores of each section after all words of a query have been looked up. */
export interface Scores {
  /** Share of the query found, by weight of the words: 0 to 1. */
  coverage: Float32Array;
  /** Weight of the word that is found least surely; 0 when one is missing. */
  least: Float32Array;
  /** The same in the heading only. */
  inHeading: Float32Array;
  /** The same in the heading and those above it. */
  inChain: Float32Array;
  /** Share of the heading that the query names. */
  headingShare: Float32Array;
  /** Sum of saturated frequencies by weight of the words: 0 to 1. */
  frequency: Float32Array;
  /** By page: how much of the query its sections cover together, 0 to 1. */
  inPage: Float32Array;
  /** Sections with any of the words. */
  touched: number[];
}

/** Accumulates what one word gives each section; reused from word to word. */
class WordTally {
  readonly present: Float32Array;
  readonly strength: Float32Array;
  readonly heading: Float32Array;
  readonly chain: Float32Array;
  /** Sections that hold the word. */
  sections: number[] = [];
  /** Sections that hold it as surely as the query could mean it. */
  sure = 0;

  constructor(size: number) {
    this.present = new Float32Array(size);
    this.strength = new Float32Array(size);
    this.heading = new Float32Array(size);
    this.chain = new Float32Array(size);
  }

  /**
   * Adds the postings of a term from one place up to another.
   * @param weight how surely the word means the term
   * @param surely weight from which on a section holds the word as surely as any could
   * @param named called with each section that has the term in heading or address, and its share there
   */
  addTerm(
    { where, frequency, flags }: Postings,
    [from, to]: [number, number],
    weight: number,
    surely: number,
    named: (section: number, share: number) => void,
  ): void {
    const { present, strength, heading, chain, sections } = this;
    for (let at = from; at < to; at++) {
      const section = where[at] ?? 0;
      const before = present[section] ?? 0;
      if (before === 0) {
        sections.push(section);
      }
      if (before < surely && weight >= surely) {
        this.sure++;
      }
      present[section] = Math.max(before, weight);
      const times = frequency[at] ?? 0;
      const value = (weight * times * (WEIGHTS.saturation + 1)) / (times + WEIGHTS.saturation);
      strength[section] = Math.max(strength[section] ?? 0, value);
      const flag = flags[at] ?? 0;
      if (flag & IN_NAMES) {
        chain[section] = Math.max(chain[section] ?? 0, weight);
      }
      if (flag & (IN_HEADING | IN_ADDRESS)) {
        heading[section] = Math.max(heading[section] ?? 0, weight);
        named(section, flag & IN_HEADING ? 1 : WEIGHTS.addressShare);
      }
    }
  }

  empty(): void {
    for (const section of this.sections) {
      this.present[section] = 0;
      this.strength[section] = 0;
      this.heading[section] = 0;
      this.chain[section] = 0;
    }
    this.sections = [];
    this.sure = 0;
  }
}

/** Adds up the words of a query, one after another. */
class QueryTally {
  private readonly index: SearchIndex;
  private readonly size: number;
  private readonly scores: Scores;
  private readonly word: WordTally;
  /** How many of the words that carry meaning each section holds. */
  private readonly held: Uint8Array;
  private readonly seen: Uint8Array;
  /** What the word at hand gives each page. */
  private readonly pageStrength: Float32Array;
  private mass = 0;
  private asked = 0;

  constructor(index: SearchIndex) {
    const size = index.sections.length;
    const zeros = () => new Float32Array(size);
    this.index = index;
    this.size = size;
    this.word = new WordTally(size);
    this.held = new Uint8Array(size);
    this.seen = new Uint8Array(size);
    this.pageStrength = new Float32Array(size);
    this.scores = {
      coverage: zeros(),
      least: zeros().fill(1),
      inHeading: zeros(),
      inChain: zeros(),
      headingShare: zeros(),
      frequency: zeros(),
      inPage: zeros(),
      touched: [],
    };
  }

  /** Looks up each term that a word may mean, as far as the budget goes. */
  addWord(word: QueryWord, budget: Budget): void {
    const { postings, idf } = this.index;
    const { headingShare } = this.scores;
    const surely = word.evidence * 0.9;
    for (const [term, weight] of word.expansion) {
      const from = postings.starts[term] ?? 0;
      const to = postings.starts[term + 1] ?? 0;
      if (!takeSteps(budget, to - from)) {
        break;
      }
      const telling = (idf[term] ?? 0) * weight;
      this.word.addTerm(postings, [from, to], weight, surely, (section, share) => {
        headingShare[section] = (headingShare[section] ?? 0) + telling * share;
      });
    }
    this.takeWord(word);
  }

  private takeWord({ isStop, isVerb }: QueryWord): void {
    const { present, strength, heading, chain, sections, sure } = this.word;
    const { coverage, frequency, inHeading, inChain, least, touched } = this.scores;
    const worth =
      (inverseDocumentFrequency(sure, this.size) + WEIGHTS.everyWord) *
      (isStop ? WEIGHTS.stopWord : isVerb ? WEIGHTS.verb : 1);
    this.mass += worth;
    this.asked += isStop ? 0 : 1;
    for (const section of sections) {
      coverage[section] = (coverage[section] ?? 0) + worth * (present[section] ?? 0);
      frequency[section] = (frequency[section] ?? 0) + worth * (strength[section] ?? 0);
      inHeading[section] = (inHeading[section] ?? 0) + worth * (heading[section] ?? 0);
      inChain[section] = (inChain[section] ?? 0) + worth * (chain[section] ?? 0);
      if (!isStop) {
        this.held[section] = (this.held[section] ?? 0) + 1;
        least[section] = Math.min(least[section] ?? 1, present[section] ?? 0);
      }
      if (!this.seen[section]) {
        this.seen[section] = 1;
        touched.push(section);
      }
    }
    this.takePages(worth);
    this.word.empty();
  }

  /** Adds the word's strength by page, saturated: a page with more matching sections is more about it. */
  private takePages(worth: number): void {
    const { pageStrength, index, scores } = this;
    const { sections, strength } = this.word;
    for (const id of sections) {
      const page = index.sections[id]?.page ?? 0;
      pageStrength[page] = (pageStrength[page] ?? 0) + (strength[id] ?? 0);
    }
    for (const id of sections) {
      const page = index.sections[id]?.page ?? 0;
      const sum = pageStrength[page] ?? 0;
      scores.inPage[page] =
        (scores.inPage[page] ?? 0) + (worth * sum) / (sum + WEIGHTS.pageSaturation);
      pageStrength[page] = 0;
    }
  }

  /** The sums as shares of what the whole query could have given. */
  take(): Scores {
    const { scores, mass, asked, held, index } = this;
    const { coverage, frequency, inHeading, inChain, least, headingShare, inPage } = scores;
    inPage.forEach((sum, page) => {
      inPage[page] = sum / mass;
    });
    for (const section of scores.touched) {
      coverage[section] = (coverage[section] ?? 0) / mass;
      inHeading[section] = (inHeading[section] ?? 0) / mass;
      inChain[section] = (inChain[section] ?? 0) / mass;
      least[section] = held[section] === asked ? (least[section] ?? 0) : 0;
      frequency[section] = (frequency[section] ?? 0) / mass / (WEIGHTS.saturation + 1);
      const named = (headingShare[section] ?? 0) / (index.headingMass[section] || 1);
      headingShare[section] = Math.min(1, named);
    }
    return scores;
  }
}

/** Adds up what each word of a query gives each section. */
export function scoreWords(
  index: SearchIndex,
  words: readonly QueryWord[],
  budget: Budget,
): Scores {
  const tally = new QueryTally(index);
  for (const word of words) {
    tally.addWord(word, budget);
  }
  return tally.take();
}
