import type { SearchIndex } from '../index/searchIndex.ts';
import type { Budget } from '../query/budget.ts';
import { isKnownEnough } from '../query/knownWords.ts';
import type { QueryWord, Reading } from '../query/reading.ts';
import { WEIGHTS } from '../weights.ts';
import { byScore, type Candidate, demoteCopies } from './candidates.ts';
import { scoreNames } from './scoreNames.ts';
import { type Scores, scoreWords } from './scoreWords.ts';

/** Hits below this share of the best are noise. */
const MIN_SCORE_SHARE = 0.12;

/** A candidate, and whether its heading (else only its text) matched. */
export interface Ranked extends Candidate {
  byHeading: boolean;
  /** What was asked for, where this is only the nearest to it: the documents have no such thing. */
  missing?: string | undefined;
}

function scoreOf(id: number, level: number, scores: Scores): number {
  const coverage = scores.coverage[id] ?? 0;
  const heading = scores.inHeading[id] ?? 0;
  const chain = heading > 0 ? (scores.inChain[id] ?? 0) : 0;
  const share = scores.headingShare[id] ?? 0;
  return (
    (scores.frequency[id] ?? 0) * coverage ** WEIGHTS.coverage +
    (WEIGHTS.headingMatch * heading ** 2 + WEIGHTS.chainMatch * chain ** 2) * (0.3 + 0.7 * share) +
    WEIGHTS.allWords * (scores.least[id] ?? 0) ** 2 +
    (level === 2 ? WEIGHTS.levelTwo : 0)
  );
}

/**
 * What each page is worth to the query: who asks in a whole sentence looks for the page about it, and its
 * sections share the words.
 */
function scorePages({ inPage }: Scores): Float32Array {
  return inPage.map((value) => WEIGHTS.answeringPage * value ** 2);
}

/**
 * Forgets parts of a name of code in a heading where the query has but one of several: an English sentence holds
 * keyboard and hide, and does not ask for keyboardHideOffset.
 */
function forgetParts(index: SearchIndex, words: readonly QueryWord[], scores: Scores): void {
  const { sections, vocabulary } = index;
  const asked = new Set(words.flatMap(({ expansion }) => [...expansion.keys()]));
  for (const id of scores.touched.filter((touched) => (scores.inHeading[touched] ?? 0) > 0)) {
    const place = vocabulary.bySurface.get(sections[id]?.heading ?? '') ?? -1;
    const parts = vocabulary.parts.get(place) ?? [];
    const lacking = parts.filter((part) => !asked.has(part)).length;
    if (lacking > 1 && !asked.has(vocabulary.stemOf[place] ?? -1)) {
      scores.inHeading[id] = 0;
    }
  }
}

/** Sections that are worth a closer look, best first. */
function candidatesOf(
  { sections }: SearchIndex,
  scores: Scores,
  points: ReadonlyMap<number, number>,
  within: ReadonlyMap<number, number>,
): Candidate[] {
  const all = new Float32Array(sections.length);
  const worth = scorePages(scores);
  for (const id of scores.touched) {
    const { level = 6, page = -1 } = sections[id] ?? {};
    const ofPage = (worth[page] ?? 0) + WEIGHTS.within * (within.get(page) ?? 0);
    all[id] = scoreOf(id, level, scores) + ofPage;
  }
  for (const [id, value] of points) {
    all[id] = (all[id] ?? 0) + value;
  }
  const best = all.reduce((most, score) => Math.max(most, score), 0);
  const candidates: Candidate[] = [];
  all.forEach((score, id) => {
    if (score > best * MIN_SCORE_SHARE) {
      candidates.push({ id, score });
    }
  });
  return candidates.sort(byScore);
}

/** Ranks the sections for one reading of a query; empty where too little of it is known. */
export function rankReading(index: SearchIndex, reading: Reading, budget: Budget): Ranked[] {
  const { points, pages, within } = scoreNames(index, reading);
  // A query that names a page is answered though its other words are unknown.
  if (!isKnownEnough(reading.words) && !points.size && !within.size) {
    return [];
  }
  const scores = scoreWords(index, reading.words, budget);
  forgetParts(index, reading.words, scores);
  const candidates = candidatesOf(index, scores, points, within);
  demoteCopies(index, candidates, points);
  const least = (candidates[0]?.score ?? 0) * MIN_SCORE_SHARE;
  const telling = candidates.filter(({ score }) => score >= least);
  return telling.map(({ id, score }) => {
    const inHeading = (scores.inHeading[id] ?? 0) >= 0.5 * (scores.coverage[id] ?? 0);
    return {
      id,
      score: (score + (pages.get(id) ?? 0)) * reading.weight,
      byHeading: points.has(id) || inHeading,
      missing: reading.missing,
    };
  });
}
