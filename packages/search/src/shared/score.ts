import { type Budget, spend } from './budget.ts';
import { IN_ADDRESS, IN_ANCESTOR, IN_HEADING, type Index, rarity } from './postings.ts';
import type { QueryWord } from './query.ts';
import { WEIGHTS } from './weights.ts';

/** What is known about each section after all words of a query have been looked up. */
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
  /** Sections with any of the words. */
  touched: number[];
}

/** Adds up what each word gives each section. */
export function scoreWords(index: Index, words: readonly QueryWord[], budget: Budget): Scores {
  const size = index.sections.length;
  const coverage = new Float32Array(size);
  const inHeading = new Float32Array(size);
  const least = new Float32Array(size).fill(1);
  const inChain = new Float32Array(size);
  const held = new Uint8Array(size);
  let asked = 0;
  const headingShare = new Float32Array(size);
  const frequency = new Float32Array(size);
  const touched: number[] = [];
  const seen = new Uint8Array(size);
  const present = new Float32Array(size);
  const strength = new Float32Array(size);
  const heading = new Float32Array(size);
  const chain = new Float32Array(size);
  let mass = 0;

  for (const word of words) {
    const own: number[] = [];
    let sure = 0;
    const surely = word.evidence ** (1 - WEIGHTS.trust) * 0.9;
    const lift = (word.evidence || 1) ** -WEIGHTS.trust;
    for (const [term, rawWeight] of word.expansion) {
      const weight = rawWeight * lift;
      index.needs?.postings(term, rawWeight);
      const from = index.starts[term] ?? 0;
      const to = index.starts[term + 1] ?? 0;
      if (!spend(budget, to - from)) {
        break;
      }
      const telling = (index.idf[term] ?? 0) * weight;
      for (let at = from; at < to; at++) {
        const section = index.where[at] ?? 0;
        const before = present[section] ?? 0;
        if (before === 0) {
          own.push(section);
        }
        if (before < surely && weight >= surely) {
          sure++;
        }
        present[section] = Math.max(before, weight);
        const times = index.frequency[at] ?? 0;
        const value = (weight * times * (WEIGHTS.saturation + 1)) / (times + WEIGHTS.saturation);
        strength[section] = Math.max(strength[section] ?? 0, value);
        const flags = index.flags[at] ?? 0;
        if (flags & (IN_HEADING | IN_ANCESTOR | IN_ADDRESS)) {
          chain[section] = Math.max(chain[section] ?? 0, weight);
        }
        if (flags & (IN_HEADING | IN_ADDRESS)) {
          heading[section] = Math.max(heading[section] ?? 0, weight);
          const part = flags & IN_HEADING ? 1 : WEIGHTS.addressShare;
          headingShare[section] = (headingShare[section] ?? 0) + telling * part;
        }
      }
    }
    const worth = (rarity(sure, size) + WEIGHTS.everyWord) * (word.isStop ? WEIGHTS.stopWord : 1);
    mass += worth;
    asked += word.isStop ? 0 : 1;
    for (const section of own) {
      coverage[section] = (coverage[section] ?? 0) + worth * (present[section] ?? 0);
      frequency[section] = (frequency[section] ?? 0) + worth * (strength[section] ?? 0);
      inHeading[section] = (inHeading[section] ?? 0) + worth * (heading[section] ?? 0);
      if (!word.isStop) {
        held[section] = (held[section] ?? 0) + 1;
        least[section] = Math.min(least[section] ?? 1, present[section] ?? 0);
      }
      present[section] = 0;
      strength[section] = 0;
      inChain[section] = (inChain[section] ?? 0) + worth * (chain[section] ?? 0);
      heading[section] = 0;
      chain[section] = 0;
      if (!seen[section]) {
        seen[section] = 1;
        touched.push(section);
      }
    }
  }
  for (const section of touched) {
    coverage[section] = (coverage[section] ?? 0) / mass;
    inHeading[section] = (inHeading[section] ?? 0) / mass;
    inChain[section] = (inChain[section] ?? 0) / mass;
    least[section] = held[section] === asked ? (least[section] ?? 0) : 0;
    frequency[section] = (frequency[section] ?? 0) / mass / (WEIGHTS.saturation + 1);
    headingShare[section] = Math.min(
      1,
      (headingShare[section] ?? 0) / (index.headingMass[section] || 1),
    );
  }
  return { coverage, least, inHeading, inChain, headingShare, frequency, touched };
}
