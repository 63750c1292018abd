import type { Fact } from '@0610studio/zs-ui/facts';
import { literalsOf } from '../source/literals.ts';
import { writtenOut } from '../source/writtenOut.ts';
import { changedMains, contrastOf, loadPalettes } from './palettes.ts';
import { findPhrase } from './phrases.ts';
import type { Toolkit } from './toolkit.ts';

/** Where the source of the toolkit holds numbers. The head of numbers.yml describes the fields. */
export type Read = Omit<Fact<'numbers.yml'>['numbers'][number], 'says'>;

/** Fractions as pages write them, by what the source divides by. */
const FRACTIONS: Record<string, string> = { '1.5': '⅔', '2': '½', '3': '⅓' };
const MS_PER_SECOND = 1000;

/** What stands in the holes of a phrase. Where the source has it several times, all have to agree. */
function findIn(text: string, phrase: string, file: string): string[] {
  const places = findPhrase(text, phrase).map((place) => place.map(({ value }) => value));
  const [first] = places;
  const found = [...new Set(places.map((place) => place.join(', ')))];
  if (!first || found.length > 1) {
    throw new Error(`src/${file} has "${phrase}" with ${found.join('; ') || 'no value'}`);
  }
  return first;
}

/** Values of a literal by its name, or the last parts of it. Where several have it, all have to agree. */
function namedIn(text: string, name: string, file: string): string[] {
  const literalsIn = (code: string) =>
    literalsOf(code).filter((literal) => `.${literal.name}`.endsWith(`.${name}`));
  const found = literalsIn(text);
  // A value that has got a name stands where that is used.
  const named = found.length > 0 ? found : literalsIn(writtenOut(text));
  const groups = [...Map.groupBy(named, (literal) => literal.name).values()];
  const values = groups.map((group) => group.map(({ value }) => value));
  const [first] = values;
  const distinct = [...new Set(values.map((some) => some.join(', ')))];
  if (!first || distinct.length > 1) {
    throw new Error(`src/${file} has ${name} with ${distinct.join('; ') || 'no value'}`);
  }
  return first;
}

function convert(values: string[], as: Read['as']): string[] {
  switch (as) {
    case 'seconds':
      return values.map((value) => String(Number(value) / MS_PER_SECOND));
    case 'sum':
      return [String(values.reduce((sum, value) => sum + Number(value), 0))];
    case 'inverse':
      return values.map((value) => FRACTIONS[value] ?? `1/${value}`);
    default:
      return values;
  }
}

/**
 * Reads what a version of the toolkit holds.
 * @param version version if the entry names none
 * @returns one value for each hole, in their order
 */
export async function readNumber(read: Read, toolkit: Toolkit, version: string): Promise<string[]> {
  const at = read.version ?? version;
  if (read.released) {
    const release = toolkit.releases.find(({ version: name }) => name === read.released);
    return (release?.date ?? '').split('-').map((part) => String(Number(part)));
  }
  if (read.mains) {
    const [from, to] = read.mains;
    return changedMains(await loadPalettes(toolkit, from), await loadPalettes(toolkit, to));
  }
  if (read.contrast) {
    const palettes = await loadPalettes(toolkit, at);
    return [String(contrastOf(palettes[read.mode ?? 'light'], read.contrast))];
  }
  const { source = '', name = [], find = [] } = read;
  const text = toolkit.read(at, source);
  if (text === undefined) {
    throw new Error(`${at} has no src/${source}`);
  }
  return convert(
    [
      ...[name].flat().flatMap((one) => namedIn(text, one, source)),
      ...[find].flat().flatMap((phrase) => findIn(text, phrase, source)),
    ],
    read.as,
  );
}
