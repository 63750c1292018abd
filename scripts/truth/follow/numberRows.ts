import { join } from 'node:path';
import { type NumberEntry, phrasesOf, type Texts } from '../numbers/checkNumbers.ts';
import { readNumber } from '../numbers/readNumber.ts';
import type { Toolkit } from '../numbers/toolkit.ts';
import { literalsOf } from '../source/literals.ts';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';
import type { Files } from './sourceDiff.ts';

/** Reads numbers of one side alone. */
const toolkitOf = ({ version, read }: Side): Toolkit => ({
  releases: [{ version, date: '', commit: '' }],
  read: (_version, path) => read(join('src', path)),
});

async function valuesOf(
  entry: NumberEntry,
  side: Side,
): Promise<{ values: string[] } | { error: string }> {
  try {
    return { values: await readNumber(entry, toolkitOf(side), side.version) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const MAX_NEAREST = 5;

/** What a phrase of the source names: `hideDelay` of `hideDelay: {}`. */
const namesIn = (phrase: string) => phrase.match(/[A-Za-z_]\w+(?=\W{1,3}\{\})/g) ?? [];

/** Literals of a file by the end of their name. */
const namedIn = (path: string, text: string, name: string): string[] =>
  literalsOf(text)
    .filter((literal) => `.${literal.name}`.endsWith(`.${name}`) && /\d/.test(literal.value))
    .map(({ line, value, ...literal }) => `near: ${path}:${line} ${literal.name}: ${value}`);

/** Where a number may have gone: its name in another file, or the last part of that in its own. */
function nearest({ name = [], find = [], source = '' }: NumberEntry, files: Files): string[] {
  const scripts = [...files].filter(([path]) => /\.tsx?$/.test(path));
  const moved = scripts.flatMap(([path, text]) =>
    [name].flat().flatMap((one) => namedIn(path, text, one)),
  );
  const path = join('src', source);
  const last = [name].flat().map((one) => one.split('.').at(-1) ?? one);
  const names = [...new Set([...last, ...[find].flat().flatMap(namesIn)])];
  const near = names.flatMap((one) => namedIn(path, files.get(path) ?? '', one));
  return (moved.length > 0 ? moved : near).slice(0, MAX_NEAREST);
}

/** Where pages and notes state the numbers of an entry. */
const placesOf = (entry: NumberEntry, texts: Texts): string[] =>
  phrasesOf(entry, texts).flatMap(({ file, places }) =>
    places.map((place) => `${file}:${place[0]?.line}`),
  );

async function rowOf(entry: NumberEntry, texts: Texts, before: Side, after: Side): Promise<Row[]> {
  const isHistory = entry.version ?? entry.mains ?? entry.recolored ?? entry.released;
  if (isHistory !== undefined) {
    return [];
  }
  const [old, now] = [await valuesOf(entry, before), await valuesOf(entry, after)];
  const places = placesOf(entry, texts).join(', ');
  if ('error' in now) {
    if ('error' in old) {
      // Another version than the documented one is followed, and pages do not speak of it.
      return [];
    }
    const what = `${now.error}; it was ${old.values.join(', ')}`;
    return [{ place: places, what, more: nearest(entry, after.files) }];
  }
  const [from, to] = ['values' in old ? old.values.join(', ') : 'unread', now.values.join(', ')];
  return from === to ? [] : [{ place: places, what: `${from} → ${to}` }];
}

/** Numbers of pages and notes that the newer source has otherwise, or elsewhere. */
export async function numberRows(
  entries: readonly NumberEntry[],
  texts: Texts,
  before: Side,
  after: Side,
): Promise<Row[]> {
  const rows = await Promise.all(entries.map((entry) => rowOf(entry, texts, before, after)));
  return rows.flat();
}
