import { existsSync, readFileSync } from 'node:fs';
import { book, parseFact } from '@0610studio/zs-ui/facts';
import { memberTables } from '@zs-docs/api-docs';
import { expect, test } from 'vitest';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';
import type { DocPage } from '../../src/content/page-table/types.ts';
import { siteApi } from '../../src/toolkit/api/siteApi.ts';
import { notedNames, notesOf } from '../../src/toolkit/facts/notes.ts';

const at = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname;
const notes = book.behaviours;
const known = notedNames();
const docs = readPageTable(at('site/')).pages.filter((page) => page.kind === 'doc');
const example = (name: string) => existsSync(at(`examples/${name}.tsx`));
/** Names that tags of a page draw. */
const drawnBy = ({ model }: Pick<DocPage, 'model'>, ...names: string[]) =>
  model.tags
    .filter(({ name }) => names.includes(name))
    .flatMap(({ attributes }) => attributes.get('of')?.split(',') ?? [])
    .map((name) => name.trim());

test('every note stands in the list of a page, and what it concerns exists', () => {
  const drawn = docs
    .filter(({ path }) => path !== 'docs/Guide/Accessibility/')
    .flatMap((page) => drawnBy(page, 'NoteList'));
  const members = siteApi.api.entries.flatMap((entry) =>
    memberTables(siteApi.api, entry)
      .flatMap((table) => table.members)
      .map(({ name }) => `${entry.name}.${name}`),
  );
  const unseen = notes.filter(
    ({ of, row }) => !drawn.includes(of) || (row !== undefined && !members.includes(row)),
  );
  expect(unseen.map(({ id }) => id)).toEqual([]);
});

test('a page that shows the table of a component draws its notes', () => {
  const lacking = docs.flatMap((page) => {
    const noted = drawnBy(page, 'NoteList');
    return drawnBy(page, 'PropsTable').filter(
      (name) => known.includes(name) && notesOf(name).length > 0 && !noted.includes(name),
    );
  });
  expect(lacking).toEqual([]);
});

test('examples that notes name exist', () => {
  const remedies = notes.flatMap(({ id, example: name }) => (name ? [{ id, name }] : []));
  const lost = remedies.filter(({ name }) => !example(name));
  expect(lost.map(({ id, name }) => `note ${id}, example: no examples/${name}.tsx`)).toEqual([]);
});

test('a note applies to versions that there are, at least to one', () => {
  const versions = book.releases.map(({ version }) => version);
  const wrong = notes.filter(({ since = versions[0] ?? '', fixedIn }) => {
    const first = versions.indexOf(since);
    return first < 0 || (fixedIn !== undefined && versions.indexOf(fixedIn) <= first);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('no remedy of a page or note asks for a setting that an app has anyway', () => {
  const pages = docs.flatMap(({ file }) =>
    readFileSync(at(`site/${file}`), 'utf8')
      .split('\n\n')
      .map((text) => ({ place: file, text })),
  );
  const remedies = notes.map(({ id, remedy = '' }) => ({ place: id, text: remedy }));
  const settings = Object.entries(book.documented.defaults);
  const useless = [...pages, ...remedies].filter(
    ({ text }) =>
      !/템플릿/.test(text) &&
      settings.some(([name, value]) => new RegExp(`${name}[^.]*\`${value}\`[^.]*지정`).test(text)),
  );
  expect(useless).toEqual([]);
});

test('a note that misses a field, or has one nobody knows, is named with its place', () => {
  const parse = (text: string) => parseFact('behaviour.yml', text);
  expect(() => parse('- id: a\n  of: Alert\n')).toThrow(
    /behaviour\.yml[\s\S]*0\.does[\s\S]*"Alert"/,
  );
  expect(() => parse('- {id: a, of: A, does: b, source: c, remdy: d}')).toThrow(/remdy/);
  const note = '- {id: a, of: A, does: b, source: c}\n';
  expect(() => parse(note + note)).toThrow('"a"');
});
