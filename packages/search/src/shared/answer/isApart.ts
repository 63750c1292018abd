import type { Section } from '../index/sections.ts';
import { eachWord } from '../index/vocabulary.ts';
import { stripSeparators } from '../korean/chars.ts';
import type { Matcher } from '../query/matcher.ts';
import type { TellingWord } from '../query/telling.ts';

/** Names that stand in quotes or angle brackets, as in an error. */
const QUOTED = /(?<=['"`‘“<])[\w$@./-]{3,}(?=['"`’”>])/g;

/** Signs of a line of code, whose names need not stand together. */
const CODE = /[{};=]|\(\)/;

/** What the telling words weigh of which one is among some words. */
const weigh = (telling: readonly TellingWord[], words: ReadonlySet<string>): number =>
  telling
    .filter(({ names }) => names.some((name) => words.has(name)))
    .reduce((sum, { worth }) => sum + worth, 0);

const wordsIn = (matcher: Matcher, names: readonly string[]): string[] =>
  names.flatMap((name) => matcher.inName(name).map(({ word }) => word));

/** Share of its heading that a query names from which on the section is what was asked for. */
const NAMED_SHARE = 0.5;

/** Whether a query names most of a heading. */
function isNamed(matcher: Matcher, heading: string): boolean {
  const named = matcher.inName(heading).reduce((sum, { start, end }) => sum + end - start, 0);
  return named >= stripSeparators(heading).length * NAMED_SHARE;
}

/** Whether a query quotes names, and none of them is among some words. */
function isOfOthers(query: string, words: ReadonlySet<string>): boolean {
  const quoted = [...query.matchAll(QUOTED)].map(([name]) => {
    const own: string[] = [];
    eachWord(name.toLowerCase(), (word) => own.push(word));
    return own;
  });
  return quoted.length > 0 && quoted.every((own) => !own.some((word) => words.has(word)));
}

/**
 * Whether the first row holds less than half of what was asked in one place: in its headings and text, or
 * one other name of it. Each word may be known somewhere; nothing is about them together. Of an error that
 * names something, a row without any of these names is about another.
 */
export function isApart(
  query: string,
  telling: readonly TellingWord[],
  section: Section,
  matcher: Matcher,
): boolean {
  if (telling.length < 2 || CODE.test(query) || isNamed(matcher, section.heading)) {
    return false;
  }
  const chain = wordsIn(matcher, section.chain);
  const places = [
    new Set([...chain, ...matcher.inText(section.id).map(({ word }) => word)]),
    ...[...section.keywords, section.english].map(
      (name) => new Set([...chain, ...wordsIn(matcher, [name])]),
    ),
  ];
  const all = telling.reduce((sum, { worth }) => sum + worth, 0);
  const most = Math.max(...places.map((words) => weigh(telling, words)));
  return most * 2 < all || isOfOthers(query, new Set(places.flatMap((words) => [...words])));
}
