import { type Block, isText } from '../files/blocks.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Section } from '../index/sections.ts';
import type { Match, Matcher, Range } from '../query/matcher.ts';
import type { HitAnswer } from '../searchClient.ts';
import { type MarkedText, toMarkedParts } from './marks.ts';
import { isWhole, sentencesIn } from './sentences.ts';

/** Letters that an answer has at most. */
const MAX_LETTERS = 300;
/** Sentences of a longer section that are shown: what is asked, and what to do about it. */
const MAX_SENTENCES = 3;
/** What a word of the heading tells in its section: all of it is about that. */
const HEADING_SHARE = 0.3;
/** What a word tells more in the first cell of a row, which says what the row is about. */
const FIRST_CELL_SHARE = 1.5;
/** What sentences gain that say what to do, by each of the block of the best one, and by what follows it. */
const ADVICE = 1;
const SAME_BLOCK = 0.1;
const BEHIND = 0.01;
/** Ends of sentences that say what to do. */
const ADVISES = /(?:세요|시오)[.!)]*$/;

/** A part of a section that answers by itself. */
interface Unit extends Range {
  kind: 'sentence' | 'row' | 'sample';
  /** Its block, and where it stands in its text. */
  block: Block;
  /** Matches by their place in the block. */
  matches: readonly Match[];
  worth: number;
}

const textOf = ({ block, start, end }: Unit) => block.text.slice(start, end);

/** Matches inside of a range, by their place in it. */
const inside = (matches: readonly Match[], { start, end }: Range): Match[] =>
  matches
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start - start, end: match.end - start }));

/** What different words of a query tell together. */
function worthOf(matches: readonly Match[], share: (match: Match) => number): number {
  const words = new Map<string, number>();
  for (const match of matches) {
    const told = match.worth * share(match);
    words.set(match.word, Math.max(words.get(match.word) ?? 0, told));
  }
  return [...words.values()].reduce((sum, worth) => sum + worth, 0);
}

/** One section, and what of it the query asks for. */
class SectionReader {
  readonly blocks: readonly Block[];
  /** Words of the query in the heading. */
  readonly inHeading: ReadonlySet<string>;
  readonly units: Unit[] = [];
  private readonly matcher: Matcher;

  constructor({ texts }: SearchIndex, section: Section, matcher: Matcher) {
    this.blocks = texts.blocksOf(section.id);
    this.matcher = matcher;
    this.inHeading = new Set(matcher.inName(section.heading).map(({ word }) => word));
    const matches = matcher.inText(section.id);
    let at = 0;
    for (const block of this.blocks) {
      this.add(block, inside(matches, { start: at, end: at + block.text.length }));
      at += isText(block) ? block.text.length + 1 : 0;
    }
  }

  private add(block: Block, matches: Match[]): void {
    const { kind, text } = block;
    const whole = { start: 0, end: text.length };
    if (kind === 'sample') {
      this.put('sample', block, whole, [...this.matcher.inName(text)]);
    } else if (kind === 'row') {
      this.put('row', block, whole, matches);
    } else if (kind === 'prose') {
      for (const range of sentencesIn(text)) {
        if (isWhole(text.slice(range.start, range.end))) {
          this.put('sentence', block, range, matches);
        }
      }
    }
  }

  private put(kind: Unit['kind'], block: Block, range: Range, all: readonly Match[]): void {
    const matches = all.filter(({ start, end }) => start >= range.start && end <= range.end);
    const firstCell = kind === 'row' ? block.text.indexOf('\t') : 0;
    const worth = this.worth(matches, ({ end }) => (end <= firstCell ? FIRST_CELL_SHARE : 1));
    this.units.push({ kind, block, ...range, matches, worth });
  }

  worth(matches: readonly Match[], share: (match: Match) => number = () => 1): number {
    return worthOf(
      matches,
      (match) => share(match) * (this.inHeading.has(match.word) ? HEADING_SHARE : 1),
    );
  }

  /** The unit that tells the most of what was asked, the first of equals. */
  best(units: readonly Unit[]): Unit | undefined {
    return units.reduce<Unit | undefined>(
      (most, unit) => (unit.worth > (most?.worth ?? -1) ? unit : most),
      undefined,
    );
  }

  /** The sentences of a short section, or those around one: what follows it before what leads to it. */
  around(best: Unit): Unit[] {
    const sentences = this.units.filter(({ kind }) => kind === 'sentence');
    if (lengthOf(sentences) <= MAX_LETTERS) {
      return sentences;
    }
    const at = sentences.indexOf(best);
    let chosen = [best];
    let most = 0;
    for (let from = Math.max(0, at - MAX_SENTENCES + 1); from <= at; from++) {
      for (let to = at + 1; to <= Math.min(sentences.length, from + MAX_SENTENCES); to++) {
        const some = sentences.slice(from, to);
        const value = this.valueOf(some, best) + BEHIND * (to - at);
        if (value > most && lengthOf(some) <= MAX_LETTERS) {
          most = value;
          chosen = some;
        }
      }
    }
    return chosen;
  }

  private valueOf(sentences: readonly Unit[], best: Unit): number {
    const beside = sentences.filter(({ block }) => block === best.block).length;
    return (
      this.worth(sentences.flatMap(({ matches }) => matches)) +
      (sentences.some((one) => ADVISES.test(textOf(one))) ? ADVICE : 0) +
      SAME_BLOCK * beside
    );
  }
}

const lengthOf = (units: readonly Unit[]) =>
  units.reduce((sum, unit) => sum + textOf(unit).length + 1, 0);

/** Sentences, as they stand: those of one block are one paragraph. */
function paragraphsOf(sentences: readonly Unit[]): HitAnswer['pieces'] {
  const blocks = [...new Set(sentences.map(({ block }) => block))];
  return blocks.map((block) => {
    const own = sentences.filter((one) => one.block === block);
    const range = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
    const ranges = inside(
      own.flatMap(({ matches }) => matches),
      range,
    );
    return {
      label: null,
      parts: toMarkedParts({ text: block.text.slice(range.start, range.end), ranges }),
    };
  });
}

/** The cells of a row with the names of their columns, where the table has a head. */
function cellsOf({ block, matches }: Unit, blocks: readonly Block[]): HitAnswer['pieces'] {
  const head = blocks.slice(0, blocks.indexOf(block)).findLast(({ kind }) => kind === 'head');
  const labels = head?.text.split('\t') ?? [];
  let at = 0;
  const cells = block.text.split('\t').map((text) => {
    const range = { start: at, end: at + text.length };
    at = range.end + 1;
    return { text, ranges: inside(matches, range) };
  });
  return cells.map((cell, n) => ({
    label: labels.length === cells.length ? (labels[n] ?? null) : null,
    parts: toMarkedParts(cell),
  }));
}

/** The units that answer, none where nothing matches what was asked. */
function pickUnits(reader: SectionReader, section: Section, matcher: Matcher): readonly Unit[] {
  const { units, inHeading } = reader;
  const short = units.filter((unit) => textOf(unit).length <= MAX_LETTERS);
  const best = reader.best(short);
  if (!best) {
    return [];
  }
  if (best.worth === 0) {
    // An author's other name of the section, or its heading, says that all of it answers.
    const isNamed =
      inHeading.size > 0 ||
      section.keywords.some((name) => matcher.inName(name).some(({ worth }) => worth > 0));
    const [lead] = short;
    return isNamed && lead?.kind === 'sentence' ? reader.around(lead) : [];
  }
  return best.kind === 'sentence' ? reader.around(best) : [best];
}

/**
 * Picks what of a section answers the query, as it stands there: a short section whole, else up to three
 * sentences that belong together, a row, or a code sample; null where nothing of it matches.
 */
export function pickAnswer(
  index: SearchIndex,
  section: Section,
  matcher: Matcher,
): HitAnswer | null {
  const reader = new SectionReader(index, section, matcher);
  return answerOf(pickUnits(reader, section, matcher), reader.blocks);
}

function answerOf(units: readonly Unit[], blocks: readonly Block[]): HitAnswer | null {
  const [first] = units;
  if (!first) {
    return null;
  }
  if (first.kind === 'row') {
    return { kind: 'row', pieces: cellsOf(first, blocks) };
  }
  return first.kind === 'sample'
    ? { kind: 'sample', pieces: [{ label: null, parts: [{ text: textOf(first), marked: false }] }] }
    : { kind: 'sentences', pieces: paragraphsOf(units) };
}

/** The sentence, or row, of a section that tells the most of what was asked; null where nothing matches. */
export function pickSentence(
  index: SearchIndex,
  section: Section,
  matcher: Matcher,
): MarkedText | null {
  const reader = new SectionReader(index, section, matcher);
  const best = reader.best(reader.units.filter(({ kind }) => kind !== 'sample'));
  return best && best.worth > 0
    ? { text: textOf(best).replaceAll('\t', ' '), ranges: inside(best.matches, best) }
    : null;
}
