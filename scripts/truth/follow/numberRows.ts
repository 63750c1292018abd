import { join } from 'node:path';
import type { Fact } from '@0610studio/zs-ui/facts';
import type { Texts } from '../numbers/checkNumbers.ts';
import { findPhrase } from '../numbers/phrases.ts';
import { readNumber } from '../numbers/readNumber.ts';
import type { Toolkit } from '../numbers/toolkit.ts';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';
import type { Files } from './sourceDiff.ts';

type Entry = Fact<'numbers.yml'>['numbers'][number];

/** Reads numbers of one side alone. */
const toolkitOf = ({ version, read }: Side): Toolkit => ({
  releases: [{ version, date: '', commit: '' }],
  read: (_version, path) => read(join('src', path)),
});

async function valuesOf(
  entry: Entry,
  side: Side,
): Promise<{ values: string[] } | { error: string }> {
  try {
    return { values: await readNumber(entry, toolkitOf(side), side.version) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A name beside a hole of a phrase, and what is a value rather than another name. */
const NAMED = /[A-Za-z_]\w+(?=\W{1,3}\{\})/g;
const IS_VALUE = /^[#\d]/;
const MAX_NEAREST = 5;

/** Where a file has a phrase with a value: `src/ui/Lamp.tsx:3 duration: 200`. */
const placesIn = (path: string, text: string, phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) =>
    findPhrase(text, phrase).flatMap(([first]) =>
      first && IS_VALUE.test(first.value)
        ? [`near: ${path}:${first.line} ${phrase.replace('{}', first.value)}`]
        : [],
    ),
  );

/** Where a number may have gone: its phrase in another file, or its name beside another value in its own. */
function nearest({ find, source = '' }: Entry, files: Files): string[] {
  const phrases = [find ?? []].flat();
  const moved = [...files].flatMap(([path, text]) => placesIn(path, text, phrases));
  const names = phrases.flatMap((phrase) => phrase.match(NAMED) ?? []);
  const path = join('src', source);
  const beside = [...new Set(names)].flatMap((name) => [`${name}: {}`, `${name} = {}`]);
  const near = moved.length > 0 ? moved : placesIn(path, files.get(path) ?? '', beside);
  return near.slice(0, MAX_NEAREST);
}

/** Where pages and notes state the numbers of an entry. */
function placesOf({ says }: Entry, texts: Texts): string[] {
  return Object.entries(says).flatMap(([file, phrases]) =>
    [phrases]
      .flat()
      .flatMap((phrase) =>
        findPhrase(texts[file] ?? '', phrase).map((place) => `${file}:${place[0]?.line}`),
      ),
  );
}

async function rowOf(entry: Entry, texts: Texts, before: Side, after: Side): Promise<Row[]> {
  const isHistory = entry.version ?? entry.mains ?? entry.recolored ?? entry.released;
  if (isHistory !== undefined) {
    return [];
  }
  const [old, now] = [await valuesOf(entry, before), await valuesOf(entry, after)];
  const places = placesOf(entry, texts).join(', ');
  if ('error' in now) {
    const was = 'values' in old ? `; it was ${old.values.join(', ')}` : '';
    return [{ place: places, what: `${now.error}${was}`, more: nearest(entry, after.files) }];
  }
  const [from, to] = ['values' in old ? old.values.join(', ') : 'unread', now.values.join(', ')];
  return from === to ? [] : [{ place: places, what: `${from} → ${to}` }];
}

/** Numbers of pages and notes that the newer source has otherwise, or elsewhere. */
export async function numberRows(
  entries: readonly Entry[],
  texts: Texts,
  before: Side,
  after: Side,
): Promise<Row[]> {
  const rows = await Promise.all(entries.map((entry) => rowOf(entry, texts, before, after)));
  return rows.flat();
}
