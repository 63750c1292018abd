import type { Fact } from '@0610studio/zs-ui/facts';
import { changedMains, contrastOf, loadPalettes, recoloringVersions } from './palettes.ts';
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
  if (read.recolored) {
    return recoloringVersions(toolkit, read.recolored);
  }
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
  const { source = '', find = [] } = read;
  const text = toolkit.read(at, source);
  if (text === undefined) {
    throw new Error(`${at} has no src/${source}`);
  }
  return convert(
    [find].flat().flatMap((phrase) => findIn(text, phrase, source)),
    read.as,
  );
}
