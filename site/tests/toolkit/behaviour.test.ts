import { existsSync, globSync, readFileSync } from 'node:fs';
import { book, parseFact } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';

const at = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname;
const notes = book.behaviours;
const pages = globSync(at('site/content/docs/**/*.mdx')).map((path) => readFileSync(path, 'utf8'));
const example = (name: string) => existsSync(at(`examples/${name}.tsx`));
/** Names that a tag draws on any page. */
const drawn = (tag: RegExp) =>
  new Set(
    pages.flatMap((page) =>
      [...page.matchAll(tag)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ),
  );

test('every note stands on a page: in a version note, or above an accessibility table', () => {
  const inNotes = drawn(/<VersionNote of="([^"]+)"/g);
  const inTables = drawn(/<A11y(?:Table|Notes) of="([^"]+)"/g);
  const unseen = notes.filter(({ of, topic }) => !(topic ? inTables : inNotes).has(of));
  expect(unseen.map(({ id }) => id)).toEqual([]);
});

test('a page that shows the table of a component draws its notes', () => {
  const lacking = pages.flatMap((page) => {
    const tables = [...page.matchAll(/<PropsTable of="([^"]+)"/g)].map(([, name = '']) => name);
    const noted = [...page.matchAll(/<VersionNote of="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(','),
    );
    return tables.filter(
      (name) => notes.some((note) => note.of === name && !note.topic) && !noted.includes(name),
    );
  });
  expect(lacking).toEqual([]);
});

test('examples that notes name exist', () => {
  const remedies = notes.flatMap(({ id, example: name }) => (name ? [{ id, name }] : []));
  const lost = remedies.filter(({ name }) => !example(name));
  expect(lost.map(({ id, name }) => `note ${id}, example: no examples/${name}.tsx`)).toEqual([]);
});

test('what a note says is mended was mended in a version that there is, after the documented one', () => {
  const versions = book.releases.map(({ version }) => version);
  const after = versions.slice(versions.indexOf(book.documented.version) + 1);
  const wrong = notes.filter(({ fixedIn }) => fixedIn && !after.includes(fixedIn));
  expect(wrong.map(({ id, fixedIn }) => `note ${id}, fixedIn: no version ${fixedIn}`)).toEqual([]);
});

test('a note that misses a field, or has one nobody knows, is named with its place', () => {
  const parse = (text: string) => parseFact('behaviour.yml', text, '1.2.3');
  expect(() => parse('- id: a\n  of: Alert\n')).toThrow(/behaviour\.yml[\s\S]*0\.does/);
  expect(() => parse('- {id: a, of: A, does: b, source: c, remdy: d}')).toThrow(/remdy/);
  const note = '- {id: a, of: A, does: b, source: c}\n';
  expect(() => parse(note + note)).toThrow('"a"');
});
