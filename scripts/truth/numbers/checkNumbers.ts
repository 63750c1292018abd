import type { Fact } from '@0610studio/zs-ui/facts';
import { findPhrase, type Stated, statedNumbers } from './phrases.ts';

/** Numbers that pages and notes state, and where the source has them. */
export type Numbers = Fact<'numbers.yml'>;
export type NumberEntry = Numbers['numbers'][number];

/** Gives the values that a version of the toolkit holds where an entry points. */
export type ReadValues = (entry: NumberEntry) => Promise<readonly string[]>;

/** Texts of pages and notes, by their names in numbers.yml. */
export type Texts = Record<string, string>;

/** A phrase of an entry, and the values in each place where its page has it. */
interface Phrase {
  file: string;
  phrase: string;
  places: Stated[][];
}

export interface Checked {
  /** How many numbers the source proved. */
  proved: number;
  errors: string[];
  /** Numbers that the source cannot show, by their reason. */
  elsewhere: { why: string; count: number }[];
}

/** Phrases of an entry with their places. */
export const phrasesOf = ({ says }: NumberEntry, texts: Texts): Phrase[] =>
  Object.entries(says).flatMap(([file, phrases]) =>
    [phrases]
      .flat()
      .map((phrase) => ({ file, phrase, places: findPhrase(texts[file] ?? '', phrase) })),
  );

/** Errors of phrases that do not stand in their page once, and of those of `elsewhere` that stand nowhere. */
export function misplacedPhrases({ numbers, elsewhere }: Numbers, texts: Texts): string[] {
  const misplaced = numbers
    .flatMap((entry) => phrasesOf(entry, texts))
    .filter(({ places }) => places.length !== 1)
    .map(
      ({ file, phrase, places }) =>
        `${file} has "${phrase}" ${places.length} times: put the words that stand around the number now into numbers.yml`,
    );
  const unused = elsewhere
    .flatMap(({ says }) => says)
    .filter((phrase) => Object.values(texts).every((text) => findPhrase(text, phrase).length === 0))
    .map((phrase) => `no page has "${phrase}": take it out of numbers.yml`);
  return [...misplaced, ...unused];
}

/** Whether a text states what was read; it may round a contrast. */
function isSame(stated: string, read: string, isRounded: boolean): boolean {
  const decimals = stated.split('.')[1]?.length ?? 0;
  return stated === (isRounded ? Number(read).toFixed(decimals) : read);
}

/** Compares the values of a place with those that were read. A single one may stand in all holes. */
function compare(
  file: string,
  place: readonly Stated[],
  read: readonly string[],
  isRounded: boolean,
) {
  if (read.length !== 1 && read.length !== place.length) {
    return [`${file}:${place[0]?.line}: expected ${read.join(', ')}, found ${place.length} values`];
  }
  return place.flatMap(({ value, line }, at) => {
    const expected = read[read.length === 1 ? 0 : at] ?? '';
    return isSame(value, expected, isRounded)
      ? []
      : [`${file}:${line}: expected ${expected}, found ${value}`];
  });
}

async function checkEntry(entry: NumberEntry, texts: Texts, readValues: ReadValues) {
  const phrases = phrasesOf(entry, texts);
  try {
    const read = await readValues(entry);
    const isRounded = entry.contrast !== undefined;
    return phrases.flatMap(({ file, places }) =>
      places.flatMap((place) => compare(file, place, read, isRounded)),
    );
  } catch (error) {
    return phrases.map(({ file, phrase }) => `${file}: "${phrase}": ${(error as Error).message}`);
  }
}

/** Where the values of phrases start in a text. */
const startsOf = (text: string, phrases: readonly string[]): Set<number> =>
  new Set(phrases.flatMap((phrase) => findPhrase(text, phrase).flat()).map(({ start }) => start));

/** Numbers of a text that stand in no phrase. */
function unprovedIn(file: string, text: string, { numbers, elsewhere }: Numbers): string[] {
  const phrases = [
    ...numbers.flatMap(({ says }) => says[file] ?? []),
    ...elsewhere.flatMap(({ says }) => says),
  ];
  const starts = startsOf(text, phrases);
  return statedNumbers(text)
    .filter(({ start }) => !starts.has(start))
    .map(({ value, line }) => `${file}:${line}: nothing proves ${value}: add it to numbers.yml`);
}

/** Numbers of texts that no entry proves, by file and line. */
const unprovedNumbers = (numbers: Numbers, texts: Texts): string[] =>
  Object.entries(texts).flatMap(([file, text]) => unprovedIn(file, text, numbers));

/**
 * Compares the numbers of notes and pages with those of the toolkit, and finds those that nothing proves.
 * @param readValues reads them in its source, or what was proved before
 */
export async function checkNumbers(
  numbers: Numbers,
  texts: Texts,
  readValues: ReadValues,
): Promise<Checked> {
  const wrong = await Promise.all(
    numbers.numbers.map((entry) => checkEntry(entry, texts, readValues)),
  );
  const stated = numbers.numbers
    .flatMap((entry) => phrasesOf(entry, texts))
    .flatMap(({ places }) => places.flat());
  return {
    proved: stated.length - wrong.flat().length,
    errors: [
      ...misplacedPhrases(numbers, texts),
      ...wrong.flat(),
      ...unprovedNumbers(numbers, texts),
    ],
    elsewhere: numbers.elsewhere.map(({ why, says }) => ({
      why,
      count: Object.values(texts).flatMap((text) => [...startsOf(text, says)]).length,
    })),
  };
}
