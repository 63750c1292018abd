import { type Budget, QUERY_BUDGET } from './budget.ts';
import { squeeze } from './chars.ts';
import type { Lexicon } from './expand.ts';
import type { Found } from './hit.ts';
import { isInitials, strokes } from './jamo.ts';
import type { Matcher } from './mark.ts';
import { initialsMatcher, wordMatcher } from './matcher.ts';
import { minePairs } from './pairs.ts';
import { createIndex } from './postings.ts';
import { createProximity } from './proximity.ts';
import { type Reading, readQuery } from './query.ts';
import { scoreWords } from './score.ts';
import type { Section } from './sections.ts';
import { createTermTable } from './termtable.ts';
import { WEIGHTS } from './weights.ts';
import { createWholeTexts } from './whole.ts';

/** What a query found, best first, and how to mark it. */
export interface Ranking {
  found: Found[];
  matcher: Matcher;
}

/** Ranks the sections for a query. */
export type Ranker = (query: string) => Ranking;

const NOTHING: Ranking = { found: [], matcher: () => [] };
const CLOSELY_READ = 80;
const MOST_WHOLE = 400;

/** Builds the index of the sections and returns what ranks them. */
export function createRanker(sections: readonly Section[]): Ranker {
  const index = createIndex(sections);
  const { vocabulary } = index;
  const table = createTermTable(vocabulary);
  const lexicon: Lexicon = { vocabulary, table, pairs: minePairs(sections, vocabulary) };
  const whole = createWholeTexts(sections);

  /** Points for holding the query as a whole, spaces aside. */
  function wholePoints(reading: Reading): { points: Map<number, number>; inHeading: Set<number> } {
    const points = new Map<number, number>();
    const inHeading = new Set<number>();
    const bare = squeeze(reading.text);
    const keys = strokes(bare);
    if (keys.length < 2) {
      return { points, inHeading };
    }
    const named = reading.words.filter((word) => !word.isStop).length;
    const phrase = Math.min(1, bare.length / 8) * Math.min(1, (named + 1) / 4);
    whole.texts.each(bare.length >= 3 ? bare : '', MOST_WHOLE, (section) => {
      points.set(section, WEIGHTS.wholeInText * phrase);
    });
    whole.headings.each(keys, MOST_WHOLE, (section, at) => {
      const share = keys.length / (whole.headings.lengths[section] || 1);
      const start = at === 0 ? 0.25 : 0;
      const heading =
        share === 1 ? WEIGHTS.wholeHeading : WEIGHTS.wholeInHeading * (0.4 + 0.35 * share + start);
      points.set(section, (points.get(section) ?? 0) * 0.3 + heading);
      inHeading.add(section);
    });
    return { points, inHeading };
  }

  function rankInitials(query: string): Ranking {
    const typed = strokes(squeeze(query));
    const scored: { section: Section; score: number }[] = [];
    whole.initials.each(typed, MOST_WHOLE, (id, at) => {
      const section = sections[id];
      if (section) {
        const share = typed.length / (whole.initials.lengths[id] || 1);
        scored.push({ section, score: share + (at === 0 ? 0.3 : 0) - section.level * 0.01 });
      }
    });
    scored.sort((a, b) => b.score - a.score);
    return {
      found: scored.map(({ section }) => ({ section, byHeading: true })),
      matcher: initialsMatcher(typed),
    };
  }

  return (query) => {
    const bare = squeeze(query.normalize('NFC'));
    if (bare.length > 1 && isInitials(bare)) {
      const ranking = rankInitials(query);
      if (ranking.found.length) {
        return ranking;
      }
    }
    const budget: Budget = { left: QUERY_BUDGET };
    const reading = readQuery(lexicon, query, budget);
    const { points, inHeading } = wholePoints(reading);
    if (reading.evidence < WEIGHTS.leastEvidence && !points.size) {
      return NOTHING;
    }
    const scores = scoreWords(index, reading.words, budget);
    const list: { id: number; score: number }[] = [];
    const seen = new Set(scores.touched);
    for (const id of [...scores.touched, ...[...points.keys()].filter((id) => !seen.has(id))]) {
      const coverage = scores.coverage[id] ?? 0;
      const heading = scores.inHeading[id] ?? 0;
      const chain = heading > 0 ? (scores.inChain[id] ?? 0) : 0;
      const level = sections[id]?.level ?? 9;
      const score =
        (scores.frequency[id] ?? 0) * coverage ** WEIGHTS.coverage +
        (WEIGHTS.headingMatch * heading ** 2 + WEIGHTS.chainMatch * chain ** 2) *
          (0.3 + 0.7 * (scores.headingShare[id] ?? 0)) +
        WEIGHTS.allWords * (scores.least[id] ?? 0) ** 2 +
        (points.get(id) ?? 0) +
        (level === 1 ? WEIGHTS.levelOne : level === 2 ? WEIGHTS.levelTwo : 0);
      list.push({ id, score });
    }
    list.sort((a, b) => b.score - a.score || a.id - b.id);
    const close = createProximity(index, reading.words);
    for (const entry of list.slice(0, CLOSELY_READ)) {
      entry.score += WEIGHTS.proximity * close(entry.id);
    }
    list.sort((a, b) => b.score - a.score || a.id - b.id);
    const least = (list[0]?.score ?? 0) * 0.12;
    const found: Found[] = [];
    for (const { id, score } of list) {
      const section = sections[id];
      if (section && score >= least) {
        const byHeading =
          inHeading.has(id) || (scores.inHeading[id] ?? 0) >= 0.5 * (scores.coverage[id] ?? 0);
        found.push({ section, byHeading });
      }
    }
    return { found, matcher: wordMatcher(vocabulary, reading.words) };
  };
}
