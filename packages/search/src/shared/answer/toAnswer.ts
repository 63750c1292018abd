import type { SearchIndex } from '../index/searchIndex.ts';
import { stripSeparators } from '../korean/chars.ts';
import type { Matcher } from '../query/matcher.ts';
import type { FoundSection } from '../rank/findSections.ts';
import { type HierarchyLevel, hierarchyOf, LEVELS, type RecordType } from '../records.ts';
import type { Link, MarkedPart, SearchAnswer, SearchHit } from '../searchClient.ts';
import { AnswerUnits } from './answerUnits.ts';
import type { HitPage } from './findHits.ts';
import { type MarkedText, toMarkedParts } from './marks.ts';
import { pickAnswer, pickSentence } from './pickAnswer.ts';
import { cutSnippet } from './snippet.ts';

const ELLIPSIS = '…';
/** Minimum of words of a title on any screen. */
const TITLE_WORDS = 10;
/** Hits that show the sentence of their section that matched, by whatever they were found. */
const FIRST_HITS = 3;
/** Names that stand in quotes or angle brackets, as in an error. */
const QUOTED = /(?<=['"`‘“<])[\w$@./-]{3,}(?=['"`’”>])/g;
const HANGUL = /[ㄱ-ㅣ가-힣]/;

/** Type of a hit: its heading, or its text where only that matched. */
export function typeOf({ section, byHeading }: FoundSection, text: string): RecordType {
  return byHeading || text === '' ? (`lvl${section.level}` as RecordType) : 'content';
}

function cutParts(marked: MarkedText, words: number): MarkedPart[] {
  const { isCutBefore, isCutAfter, ...snippet } = cutSnippet(marked, words);
  const gap = (isCut: boolean) => (isCut ? [{ text: ELLIPSIS, marked: false }] : []);
  return [...gap(isCutBefore), ...toMarkedParts(snippet), ...gap(isCutAfter)];
}

/** Whether a page speaks of a word, so that it is not denied there. */
function isSaid({ sections, texts }: SearchIndex, page: number, word: string): boolean {
  const needle = stripSeparators(word);
  return sections.some((one) => one.page === page && texts.holds(one.id, needle));
}

function toHit(
  found: FoundSection,
  { text: query, matcher, index }: HitPage,
  words: number,
): SearchHit {
  const { section } = found;
  const text = index.texts.of(section.id);
  const type = typeOf(found, text);
  const titles: Partial<Record<HierarchyLevel, MarkedPart[]>> = {};
  section.chain.forEach((name, place) => {
    const level = LEVELS[place];
    if (level) {
      titles[level] = cutParts(
        { text: name, ranges: matcher.inName(name) },
        Math.max(words, TITLE_WORDS),
      );
    }
  });
  const isText = type === 'content';
  return {
    objectID: `${type}-${section.url}`,
    url: section.url,
    type,
    content: isText ? text : null,
    hierarchy: hierarchyOf(section.chain),
    titles,
    missing: found.missing && !isSaid(index, section.page, found.missing) ? found.missing : null,
    english:
      section.english && !HANGUL.test(query)
        ? cutParts({ text: section.english, ranges: matcher.inName(section.english) }, TITLE_WORDS)
        : null,
    snippet: isText ? cutParts({ text, ranges: matcher.inText(section.id) }, words) : null,
  };
}

/** One of the first hits, with what of its section says the most of what was asked. */
function withReason(hit: SearchHit, units: AnswerUnits, words: number): SearchHit {
  const sentence = pickSentence(units);
  return sentence ? { ...hit, snippet: cutParts(sentence, words) } : hit;
}

/** The first page of each group: its name is that above the page's title. */
function groupsOf({ sections }: SearchIndex): Link[] {
  const groups = new Map<string, string>();
  for (const { chain, pageUrl } of sections) {
    const [name = ''] = chain;
    if (name && !groups.has(name)) {
      groups.set(name, pageUrl);
    }
  }
  return [...groups].map(([title, url]) => ({ title, url }));
}

/**
 * Converts found sections to the answer of a search client.
 * @param words limit of words of a passage; of a title at least TITLE_WORDS
 */
export function toAnswer(page: HitPage, words: number): SearchAnswer {
  const told = new Set<string>();
  const first = page.page === 0 ? page.found.slice(0, FIRST_HITS) : [];
  const units = first.map(({ section }) => new AnswerUnits(page.index, section, page.matcher));
  const hits = page.found.map((found, n) => {
    const plain = toHit(found, page, words);
    const hit = units[n] ? withReason(plain, units[n], words) : plain;
    const isTold = hit.missing !== null && told.has(hit.missing);
    told.add(hit.missing ?? '');
    return isTold ? { ...hit, missing: null } : hit;
  });
  return {
    hits: withAnswer(hits, units[0], page),
    nbHits: page.nbHits,
    nbPages: page.nbPages,
    text: page.text,
    unknownWords: page.unknown,
    isHalfTyped: page.isHalfTyped,
    ...(page.nbHits === 0 ? { instead: { queries: page.near, places: groupsOf(page.index) } } : {}),
  };
}

/** Whether a query quotes names, as an error does, and none of them is in a section: it is about another. */
function isOfOthers(query: string, { section }: FoundSection, matcher: Matcher): boolean {
  const quoted = [...query.matchAll(QUOTED)].flatMap(([name]) => [
    ...name.toLowerCase().split(/\W/),
  ]);
  const matches = [...section.chain, ...section.keywords].flatMap((name) => matcher.inName(name));
  const held = new Set([...matches, ...matcher.inText(section.id)].map(({ word }) => word));
  return quoted.length > 0 && !quoted.some((name) => held.has(name));
}

/** The hits, the first with what of its section answers the query; not that of another error than was pasted. */
function withAnswer(hits: readonly SearchHit[], units: AnswerUnits | undefined, page: HitPage) {
  const [first, ...others] = hits;
  const [top] = page.found;
  if (!first || !top || !units) {
    return hits;
  }
  const isOther = !HANGUL.test(page.text) && isOfOthers(page.text, top, page.matcher);
  return [{ ...first, answer: isOther ? null : pickAnswer(units) }, ...others];
}
