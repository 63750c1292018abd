import type { SearchIndex } from '../index/searchIndex.ts';
import type { Section } from '../index/sections.ts';
import { stripSeparators } from '../korean/chars.ts';
import { isChoseong, toKeystrokes } from '../korean/hangul.ts';
import { type Budget, MAX_QUERY_STEPS } from '../query/budget.ts';
import { isHalfTyped, unknownWords } from '../query/knownWords.ts';
import { initialsMatcher, type Matcher, wordMatcher } from '../query/matcher.ts';
import { findSwaps, otherReadings } from '../query/otherReadings.ts';
import type { Reading } from '../query/reading.ts';
import { readMeantLatin, readQuery } from '../query/readQuery.ts';
import { WEIGHTS } from '../weights.ts';
import { byScore } from './candidates.ts';
import { type Ranked, rankReading } from './rankReading.ts';
import { MAX_NAME_MATCHES } from './scoreNames.ts';

/** A found section, and whether its heading (else only its text) matched. */
export interface FoundSection {
  section: Section;
  byHeading: boolean;
  /** What was asked for, where this is only the nearest to it. */
  missing?: string | undefined;
}

/** Sections that a query found, best first, and how to mark their matches. */
interface SearchResult {
  found: FoundSection[];
  matcher: Matcher;
  /** Words of the query that the documents do not have. */
  unknown: readonly string[];
  /** Whether the last word of the query may be half typed. */
  isHalfTyped: boolean;
  /** Counted steps of work, at most a little over MAX_QUERY_STEPS. */
  steps: number;
}

/** The ranked sections, best first. */
function finish({ sections }: SearchIndex, ranked: readonly Ranked[]): FoundSection[] {
  return ranked.flatMap(({ id, byHeading, missing }) => {
    const section = sections[id];
    return section ? [{ section, byHeading, missing }] : [];
  });
}

function findByInitials(index: SearchIndex, query: string): SearchResult {
  const typed = toKeystrokes(query);
  const { names, sections } = index;
  const best = new Map<number, Ranked>();
  names.choseongs.each(typed, MAX_NAME_MATCHES, (name, at) => {
    const id = names.sections[name] ?? 0;
    const share = typed.length / (names.choseongs.lengths[name] || 1);
    const level = sections[id]?.level ?? 6;
    const page = level === 1 && at === 0 ? WEIGHTS.pageBegun : 0;
    const score = share + (at === 0 ? 0.3 : 0) - level * 0.01 + page;
    if (score > (best.get(id)?.score ?? 0)) {
      best.set(id, { id, score, byHeading: true });
    }
  });
  return {
    found: finish(index, [...best.values()].sort(byScore)),
    matcher: initialsMatcher(typed),
    unknown: [],
    isHalfTyped: true,
    steps: best.size,
  };
}

/** Letters from which on a word is looked for in the texts with its spaces elsewhere. */
const MIN_WRITTEN = 3;

/** Whether any text or heading holds the letters of a word, with its spaces elsewhere: 빈공간 is 빈 공간. */
function isWritten({ sections, texts, vocabulary }: SearchIndex, word: string): boolean {
  const forms = [word, ...vocabulary.stemmer.possibleStems(word)].map(stripSeparators);
  return forms.some(
    (form) =>
      form.length >= MIN_WRITTEN &&
      sections.some(
        ({ id, heading }) => texts.holds(id, form) || stripSeparators(heading).includes(form),
      ),
  );
}

/** A number that no chance puts into a text: a version, or two digits and more. */
const NUMBER = /^\d[\d.]+$/;

/** Weighs sections by a number of the query: what lacks it is of another version or size. */
function weighNumbers({ sections, texts }: SearchIndex, { words }: Reading, ranked: Ranked[]) {
  for (const number of words.filter(({ text }) => NUMBER.test(text)).map(({ text }) => text)) {
    const whole = new RegExp(`(?<![\\d.])${number}(?!\\d)`);
    for (const one of ranked) {
      const isSaid = whole.test(texts.of(one.id)) || whole.test(sections[one.id]?.heading ?? '');
      one.score *= isSaid ? 1 : WEIGHTS.otherNumber;
    }
  }
}

/** Ranks a reading of the query and its variants with synonyms. */
function findByReading(index: SearchIndex, reading: Reading, budget: Budget): SearchResult {
  const swaps = findSwaps(index, reading);
  const readings = [reading, ...otherReadings(index, reading, swaps, budget)];
  const best = new Map<number, Ranked>();
  for (const read of readings) {
    for (const ranked of rankReading(index, read, budget)) {
      // A section counts by the reading that suits it best.
      if (ranked.score > (best.get(ranked.id)?.score ?? 0)) {
        best.set(ranked.id, ranked);
      }
    }
  }
  const ranked = [...best.values()];
  const matcher = wordMatcher(
    index,
    readings.flatMap(({ words }) => words),
  );
  weighNumbers(index, reading, ranked);
  return {
    found: finish(index, ranked.sort(byScore)),
    matcher,
    unknown: unknownWords(
      reading.words,
      (place) =>
        swaps.some(({ from, to }) => from <= place && place < to) ||
        isWritten(index, reading.words[place]?.text ?? ''),
    ),
    isHalfTyped: isHalfTyped(reading.words),
    steps: MAX_QUERY_STEPS - budget.left,
  };
}

/** Finds the sections for a query, best first. */
export function findSections(index: SearchIndex, query: string): SearchResult {
  const bare = stripSeparators(query);
  const budget: Budget = { left: MAX_QUERY_STEPS };
  if (bare.length > 1 && isChoseong(bare)) {
    const findings = findByInitials(index, bare);
    // Keys of the left hand alone give consonants: ㄱㄷㅁㅊㅅ was to be react.
    const meant = findings.found.length ? null : readMeantLatin(index, query, budget);
    return meant ? findByReading(index, meant, budget) : findings;
  }
  return findByReading(index, readQuery(index, query, budget), budget);
}
