import { type Block, isText } from '../files/blocks.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Section } from '../index/sections.ts';
import type { Match, Matcher, Range } from '../query/matcher.ts';
import { isWhole, sentencesIn } from './sentences.ts';

/** Letters that an answer has at most. */
export const MAX_LETTERS = 300;
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
export interface Unit extends Range {
  kind: 'sentence' | 'row' | 'sample';
  /** Its block, and where it stands in its text. */
  block: Block;
  /** Matches by their place in the block. */
  matches: readonly Match[];
  worth: number;
}

/** The text of a unit, as it stands. */
export const textOf = ({ block, start, end }: Unit) => block.text.slice(start, end);

/** Matches inside of a range, by their place in it. */
export const inside = (matches: readonly Match[], { start, end }: Range): Match[] =>
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

const lengthOf = (units: readonly Unit[]) =>
  units.reduce((sum, unit) => sum + textOf(unit).length + 1, 0);

/** The parts of a section that answer by themselves, and what each tells of what was asked. */
export class AnswerUnits {
  readonly blocks: readonly Block[];
  /** Words of the query in the heading. */
  private readonly inHeading: ReadonlySet<string>;
  readonly all: Unit[] = [];
  readonly section: Section;
  private readonly matcher: Matcher;

  constructor({ texts }: SearchIndex, section: Section, matcher: Matcher) {
    this.blocks = texts.blocksOf(section.id);
    this.section = section;
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
    this.all.push({ kind, block, ...range, matches, worth });
  }

  /** Whether the heading, or an author's other name of the section, says that all of it answers. */
  isNamed(): boolean {
    const isIn = (name: string) => this.matcher.inName(name).some(({ worth }) => worth > 0);
    return this.inHeading.size > 0 || this.section.keywords.some(isIn);
  }

  private worth(matches: readonly Match[], share: (match: Match) => number = () => 1): number {
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
    const sentences = this.all.filter(({ kind }) => kind === 'sentence');
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
