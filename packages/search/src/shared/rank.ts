import { type Budget, QUERY_BUDGET } from './budget.ts';
import { squeeze } from './chars.ts';
import type { Lexicon } from './expand.ts';
import type { Found } from './hit.ts';
import { isInitials, strokes } from './jamo.ts';
import type { Matcher } from './mark.ts';
import { initialsMatcher, wordMatcher } from './matcher.ts';
import { minePairs, type Pairs } from './pairs.ts';
import { createIndex, type Index } from './postings.ts';
import { createProximity } from './proximity.ts';
import { type Reading, readQuery } from './query.ts';
import { type Scores, scoreWords } from './score.ts';
import type { Section } from './sections.ts';
import { createTermTable } from './termtable.ts';
import { WEIGHTS } from './weights.ts';
import { createWholeTexts } from './whole.ts';

/** What a query found, best first, and how to mark it. */
export interface Ranking {
  found: Found[];
  matcher: Matcher;
  /** Counted steps of work, at most a little over QUERY_BUDGET. */
  steps: number;
}

/** Ranks the sections for a query. */
export type Ranker = (query: string) => Ranking;

interface Candidate {
  id: number;
  score: number;
}

const NOTHING: Ranking = { found: [], matcher: () => [], steps: 0 };
/** Candidates whose texts are read for the query as a whole and for closeness. */
const CLOSELY_READ = 80;
/** Candidates that are looked through for a long phrase. */
const SCANNED = 300;
const MOST_WHOLE = 400;
/** Hits below this share of the best are noise. */
const LEAST_SHARE = 0.12;
const SHORTEST_PHRASE = 3;

const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/** Builds the index of the sections and returns what ranks them. */
export function createRanker(sections: readonly Section[]): Ranker {
  const index = createIndex(sections);
  return createRankerOf(index, minePairs(sections, index.vocabulary));
}

/** Returns what ranks the sections of an index. */
export function createRankerOf(index: Index, pairs: Pairs): Ranker {
  const { sections, vocabulary } = index;
  const table = createTermTable(vocabulary);
  const lexicon: Lexicon = { vocabulary, table, pairs };
  const whole = createWholeTexts(sections);

  /** Points of the sections whose heading holds the query as a whole, spaces aside. */
  function headingPoints(keys: string): Map<number, number> {
    const points = new Map<number, number>();
    if (keys.length > 1) {
      whole.headings.each(keys, MOST_WHOLE, (section, at) => {
        const share = keys.length / (whole.headings.lengths[section] || 1);
        const part = WEIGHTS.wholeInHeading * (0.4 + 0.35 * share + (at === 0 ? 0.25 : 0));
        const start = at === 0 ? WEIGHTS.headingStart : 0;
        points.set(section, start + (share === 1 ? WEIGHTS.wholeHeading : part));
      });
    }
    return points;
  }

  function scoreOf(id: number, scores: Scores): number {
    const coverage = scores.coverage[id] ?? 0;
    const heading = scores.inHeading[id] ?? 0;
    const chain = heading > 0 ? (scores.inChain[id] ?? 0) : 0;
    const share = scores.headingShare[id] ?? 0;
    const level = sections[id]?.level ?? 6;
    return (
      (scores.frequency[id] ?? 0) * coverage ** WEIGHTS.coverage +
      (WEIGHTS.headingMatch * heading ** 2 + WEIGHTS.chainMatch * chain ** 2) *
        (0.3 + 0.7 * share) +
      WEIGHTS.allWords * (scores.least[id] ?? 0) ** 2 +
      (level === 1 ? WEIGHTS.levelOne : level === 2 ? WEIGHTS.levelTwo : 0)
    );
  }

  /** Looks into the texts of the best candidates; a heading that holds the query needs that less. */
  function readClosely(best: Candidate[], reading: Reading, inHeading: Map<number, number>): void {
    const close = createProximity(index, reading.words);
    for (const candidate of best.slice(0, CLOSELY_READ)) {
      index.needs?.text(candidate.id);
      candidate.score += WEIGHTS.proximity * close(candidate.id);
    }
    const needle = squeeze(reading.text);
    if (needle.length < SHORTEST_PHRASE) {
      return;
    }
    const isLong = reading.words.length >= 3 && needle.length >= 6;
    const holders = best
      .slice(0, isLong ? SCANNED : CLOSELY_READ)
      .filter((candidate) => whole.inText(candidate.id, needle));
    const named = reading.words.filter((word) => !word.isStop).length;
    const phrase =
      WEIGHTS.wholeInText * Math.min(1, needle.length / 8) * Math.min(1, (named + 1) / 4);
    for (const candidate of holders) {
      candidate.score += phrase * (inHeading.has(candidate.id) ? 0.3 : 1);
    }
  }

  /**
   * Headings that hold the query and repeat from page to page fall behind the first of them: equal
   * rows tell a reader who has only begun to type less than different ones.
   */
  function demoteCopies(best: Candidate[], inHeading: Map<number, number>): void {
    const seen = new Set<string | undefined>();
    for (const candidate of best.sort(byScore)) {
      if (inHeading.has(candidate.id)) {
        const heading = sections[candidate.id]?.heading;
        candidate.score *= seen.has(heading) ? WEIGHTS.copy : 1;
        seen.add(heading);
      }
    }
  }

  function rankInitials(query: string): Ranking {
    const typed = strokes(squeeze(query));
    const scored: Candidate[] = [];
    whole.initials.each(typed, MOST_WHOLE, (id, at) => {
      const share = typed.length / (whole.initials.lengths[id] || 1);
      scored.push({ id, score: share + (at === 0 ? 0.3 : 0) - (sections[id]?.level ?? 6) * 0.01 });
    });
    return {
      found: finish(scored, () => true),
      matcher: initialsMatcher(typed),
      steps: scored.length,
    };
  }

  function finish(candidates: Candidate[], byHeading: (id: number) => boolean): Found[] {
    candidates.sort(byScore);
    const least = (candidates[0]?.score ?? 0) * LEAST_SHARE;
    const found: Found[] = [];
    for (const { id, score } of candidates) {
      const section = sections[id];
      if (section && score >= least) {
        found.push({ section, byHeading: byHeading(id) });
      }
    }
    return found;
  }

  function rankWords(query: string): Ranking {
    const budget: Budget = { left: QUERY_BUDGET };
    const reading = readQuery(lexicon, query, budget);
    const points = headingPoints(strokes(squeeze(reading.text)));
    if (reading.evidence < WEIGHTS.leastEvidence && !points.size) {
      return { ...NOTHING, steps: QUERY_BUDGET - budget.left };
    }
    const scores = scoreWords(index, reading.words, budget);
    const all = new Float32Array(sections.length);
    let best = 0;
    for (const id of scores.touched) {
      all[id] = scoreOf(id, scores);
    }
    for (const [id, value] of points) {
      all[id] = (all[id] ?? 0) + value;
    }
    for (const score of all) {
      best = Math.max(best, score);
    }
    const candidates: Candidate[] = [];
    for (let id = 0; id < all.length; id++) {
      const score = all[id] ?? 0;
      if (score > best * LEAST_SHARE) {
        candidates.push({ id, score });
      }
    }
    candidates.sort(byScore);
    readClosely(candidates, reading, points);
    demoteCopies(candidates, points);
    const found = finish(candidates, (id) => {
      return points.has(id) || (scores.inHeading[id] ?? 0) >= 0.5 * (scores.coverage[id] ?? 0);
    });
    return {
      found,
      matcher: wordMatcher(index, reading.words),
      steps: QUERY_BUDGET - budget.left,
    };
  }

  return (query) => {
    const bare = squeeze(query.normalize('NFC'));
    if (bare.length > 1 && isInitials(bare)) {
      const ranking = rankInitials(bare);
      if (ranking.found.length) {
        return ranking;
      }
    }
    return rankWords(query);
  };
}
