import type { Block } from '../files/blocks.ts';
import type { HitAnswer } from '../searchClient.ts';
import { type AnswerUnits, inside, MAX_LETTERS, textOf, type Unit } from './answerUnits.ts';
import { type MarkedText, toMarkedParts } from './marks.ts';

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

/** The unit that tells the most of what was asked; of a section whose heading alone was asked, its first sentence. */
function pickUnit(units: AnswerUnits, among: readonly Unit[]): Unit | undefined {
  const best = units.best(among);
  const [lead] = among;
  const isNamed = lead?.kind === 'sentence' && units.isNamed();
  return best?.worth !== 0 ? best : isNamed ? lead : undefined;
}

/** The units that answer, none where nothing matches what was asked. */
function pickUnits(units: AnswerUnits): readonly Unit[] {
  const best = pickUnit(
    units,
    units.all.filter((unit) => textOf(unit).length <= MAX_LETTERS),
  );
  return best?.kind === 'sentence' ? units.around(best) : best ? [best] : [];
}

/**
 * Picks what of a section answers the query, as it stands there: a short section whole, else up to three
 * sentences that belong together, a row, or a code sample; null where nothing of it matches.
 */
export function pickAnswer(units: AnswerUnits): HitAnswer | null {
  const picked = pickUnits(units);
  const [first] = picked;
  if (!first) {
    return null;
  }
  if (first.kind === 'row') {
    return { kind: 'row', pieces: cellsOf(first, units.blocks) };
  }
  return first.kind === 'sample'
    ? { kind: 'sample', pieces: [{ label: null, parts: [{ text: textOf(first), marked: false }] }] }
    : { kind: 'sentences', pieces: paragraphsOf(picked) };
}

/**
 * The sentence, or row, of a section that tells the most of what was asked; null where nothing matches. A row
 * that begins with the heading begins behind it: the title says it.
 */
export function pickSentence(units: AnswerUnits): MarkedText | null {
  const best = pickUnit(
    units,
    units.all.filter(({ kind }) => kind !== 'sample'),
  );
  if (!best) {
    return null;
  }
  const { heading } = units.section;
  const isNamed = best.kind === 'row' && /^\s/.test(textOf(best).replace(heading, ''));
  const told = { ...best, start: best.start + (isNamed ? heading.length + 1 : 0) };
  return { text: textOf(told).replaceAll('\t', ' '), ranges: inside(best.matches, told) };
}
