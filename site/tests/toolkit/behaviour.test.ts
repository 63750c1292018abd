import { existsSync, readFileSync } from 'node:fs';
import { book, parseFact } from '@0610studio/zs-ui/facts';
import { findEntry, memberTables } from '@zs-docs/api-docs';
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

/** Rows of the whole tables that pages show. */
const rows = docs.flatMap(({ model }) =>
  model.tables.flatMap(({ name, isWhole }) => {
    const entry = isWhole && findEntry(siteApi.api, name);
    const members = entry ? memberTables(siteApi.api, entry).flatMap((table) => table.members) : [];
    return members.map((member) => `${name}.${member.name}`);
  }),
);

test('every note stands on a page: in a row, in a version note, or above an accessibility table', () => {
  const inNotes = docs.flatMap((page) => drawnBy(page, 'VersionNote'));
  const inTables = docs.flatMap((page) => drawnBy(page, 'A11yTable', 'A11yNotes'));
  const unseen = notes.filter(({ of, row, topic }) =>
    row === undefined ? !(topic ? inTables : inNotes).includes(of) : !rows.includes(row),
  );
  expect(unseen.map(({ id }) => id)).toEqual([]);
});

test('a version note has a note that stands in no row', () => {
  const drawn = docs.flatMap((page) => drawnBy(page, 'VersionNote'));
  expect(drawn.filter((name) => notesOf(name).length === 0)).toEqual([]);
});

test('a page that shows the table of a component draws its notes', () => {
  const lacking = docs.flatMap((page) => {
    const noted = drawnBy(page, 'VersionNote');
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
  expect(() => parse('- id: a\n  of: Alert\n')).toThrow(/behaviour\.yml[\s\S]*0\.does/);
  expect(() => parse('- {id: a, of: A, does: b, source: c, remdy: d}')).toThrow(/remdy/);
  const note = '- {id: a, of: A, does: b, source: c}\n';
  expect(() => parse(note + note)).toThrow('"a"');
});
