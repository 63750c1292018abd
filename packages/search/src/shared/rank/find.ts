import type { Matcher } from '../answer/marks.ts';
import { initialsMatcher, wordMatcher } from '../answer/matcher.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Section } from '../index/sections.ts';
import { squeeze } from '../korean/chars.ts';
import { isInitials, strokes } from '../korean/jamo.ts';
import { type Budget, QUERY_BUDGET } from '../query/budget.ts';
import { readQuery } from '../query/readQuery.ts';
import { WEIGHTS } from '../weights.ts';
import { byScore, type Candidate, demoteCopies, MOST_WHOLE, pointsOfHeadings } from './headings.ts';
import { readClosely } from './readClosely.ts';
import { NO_RECORDER, type Recorder } from './recorder.ts';
import { type Scores, scoreWords } from './scoreWords.ts';

/** A found section, and whether its heading (else only its text) matched. */
export interface Found {
  section: Section;
  byHeading: boolean;
}

/** What a query found, best first, and how to mark it. */
export interface Findings {
  found: Found[];
  matcher: Matcher;
  /** Counted steps of work, at most a little over QUERY_BUDGET. */
  steps: number;
}

const NO_MATCHES: Matcher = { inName: () => [], inText: () => [] };
/** Hits below this share of the best are noise. */
const LEAST_SHARE = 0.12;

/** The best candidates as sections, without the noise behind them. */
function finish(
  { sections }: SearchIndex,
  candidates: Candidate[],
  byHeading: (id: number) => boolean,
): Found[] {
  candidates.sort(byScore);
  const least = (candidates[0]?.score ?? 0) * LEAST_SHARE;
  return candidates.flatMap(({ id, score }) => {
    const section = sections[id];
    return section && score >= least ? [{ section, byHeading: byHeading(id) }] : [];
  });
}

function findByInitials(index: SearchIndex, query: string): Findings {
  const typed = strokes(query);
  const scored: Candidate[] = [];
  index.initials.each(typed, MOST_WHOLE, (id, at) => {
    const share = typed.length / (index.initials.lengths[id] || 1);
    const level = index.sections[id]?.level ?? 6;
    scored.push({ id, score: share + (at === 0 ? 0.3 : 0) - level * 0.01 });
  });
  return {
    found: finish(index, scored, () => true),
    matcher: initialsMatcher(typed),
    steps: scored.length,
  };
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
    (level === 1 ? WEIGHTS.levelOne : level === 2 ? WEIGHTS.levelTwo : 0)
  );
}

/** Sections that are worth a closer look, best first. */
function candidatesOf(
  { sections }: SearchIndex,
  scores: Scores,
  points: ReadonlyMap<number, number>,
): Candidate[] {
  const all = new Float32Array(sections.length);
  for (const id of scores.touched) {
    all[id] = scoreOf(id, sections[id]?.level ?? 6, scores);
  }
  for (const [id, value] of points) {
    all[id] = (all[id] ?? 0) + value;
  }
  const best = all.reduce((most, score) => Math.max(most, score), 0);
  const candidates: Candidate[] = [];
  all.forEach((score, id) => {
    if (score > best * LEAST_SHARE) {
      candidates.push({ id, score });
    }
  });
  return candidates.sort(byScore);
}

function findByWords(index: SearchIndex, query: string, recorder: Recorder): Findings {
  const budget: Budget = { left: QUERY_BUDGET };
  const reading = readQuery(index, query, budget);
  const points = pointsOfHeadings(index, strokes(squeeze(reading.text)));
  if (reading.evidence < WEIGHTS.leastEvidence && !points.size) {
    return { found: [], matcher: NO_MATCHES, steps: QUERY_BUDGET - budget.left };
  }
  const scores = scoreWords(index, reading.words, budget, recorder);
  const candidates = candidatesOf(index, scores, points);
  readClosely(index, candidates, reading, points, recorder);
  demoteCopies(index, candidates, points);
  const found = finish(index, candidates, (id) => {
    return points.has(id) || (scores.inHeading[id] ?? 0) >= 0.5 * (scores.coverage[id] ?? 0);
  });
  return {
    found,
    matcher: wordMatcher(index, reading.words),
    steps: QUERY_BUDGET - budget.left,
  };
}

/**
 * Finds the sections for a query, best first.
 * @param recorder hears what the search looks at
 */
export function find(index: SearchIndex, query: string, recorder = NO_RECORDER): Findings {
  const bare = squeeze(query.normalize('NFC'));
  if (bare.length > 1 && isInitials(bare)) {
    const findings = findByInitials(index, bare);
    if (findings.found.length) {
      return findings;
    }
  }
  return findByWords(index, query, recorder);
}
