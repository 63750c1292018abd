import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersOutside, missingAnswers } from '../../bench/real/missingAnswers.ts';
import {
  isAnswer,
  QUERY_CLASSES,
  type RealQuery,
  readQueries,
} from '../../bench/real/readQueries.ts';

const folder = new URL('../../bench/real/', import.meta.url);
const lists = (await readdir(folder)).filter((name) => name.endsWith('.json'));

describe.each(lists)('the list %s', (name) => {
  const queries = readQueries(new URL(name, folder));

  test('asks every query once', () => {
    const asked = queries.map(({ query }) => query);
    expect(asked.filter((query, at) => asked.indexOf(query) !== at)).toEqual([]);
  });

  test('gives each query a known class, and an answer unless it is junk', () => {
    const wrong = queries.filter(
      (one) =>
        one.query.trim() === '' ||
        !QUERY_CLASSES.includes(one.class) ||
        (one.class === 'junk') !== (one.answers.length === 0),
    );
    expect(wrong).toEqual([]);
  });
});

describe('whether a row answers', () => {
  test('a page takes all its rows', () => {
    expect(isAnswer('/docs/a/', ['/docs/a/'])).toBe(true);
    expect(isAnswer('/docs/a/#one', ['/docs/a/'])).toBe(true);
    expect(isAnswer('/docs/ab/', ['/docs/a/'])).toBe(false);
  });

  test('a heading takes its own row only', () => {
    expect(isAnswer('/docs/a/#one', ['/docs/a/#one'])).toBe(true);
    expect(isAnswer('/docs/a/#two', ['/docs/a/#one'])).toBe(false);
    expect(isAnswer('/docs/a/', ['/docs/a/#one'])).toBe(false);
  });
});

test('pages and headings a built site does not have are named', async () => {
  const site = await mkdtemp(join(tmpdir(), 'real-queries-'));
  await mkdir(join(site, 'docs/a'), { recursive: true });
  await writeFile(join(site, 'docs/a/index.html'), '<h2 id="one">One</h2>');
  const query = (answers: string[]): RealQuery => ({ query: 'a', class: 'howto', answers });
  const missing = await missingAnswers(
    [query(['/docs/a/', '/docs/a/#one']), query(['/docs/a/#gone', '/docs/gone/', '/docs/a/#gone'])],
    site,
  );
  await rm(site, { recursive: true });
  expect(missing).toEqual(['/docs/a/#gone', '/docs/gone/']);
});

test('answers that are no place of the records are named once', () => {
  const query: RealQuery = { query: 'a', class: 'howto', answers: ['/a', '/a#one', '/gone'] };
  expect(answersOutside([query, query], new Set(['/a', '/a#one']))).toEqual(['/gone']);
});
