import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  IndexTooLarge,
  MAX_PAGES,
  makeIndexFiles,
  writeIndex,
} from '../../src/build/indexFolder.ts';
import { packRecords } from '../../src/shared/files/packRecords.ts';
import { readCorpus } from '../../src/shared/index/sections.ts';
import { hierarchyOf } from '../../src/shared/records.ts';
import { fixtureRecords } from '../fixture/site.ts';

const { headings, text } = packRecords(fixtureRecords);

test('every heading comes back from the columns with its address, level and chain', () => {
  const expected = fixtureRecords
    .filter((record) => record.type !== 'content')
    .map((record) => ({
      url: record.url,
      level: Number(record.type.slice(3)),
      chain: Object.values(record.hierarchy).filter((name) => name !== null),
      tag: record.docusaurus_tag,
    }));
  const sections = readCorpus(headings).sections;
  expect(sections.map(({ url, level, chain, tag }) => ({ url, level, chain, tag }))).toEqual(
    expected,
  );
});

test('anchors that follow from the heading, repeated or explicit, all come back', () => {
  const record = (heading: string, anchor: string | null, level: 1 | 2) => ({
    objectID: `${anchor}`,
    url: anchor ? `/p/#${anchor}` : '/p/',
    url_without_anchor: '/p/',
    anchor,
    type: `lvl${level}` as const,
    hierarchy: hierarchyOf(['문서', '쪽', level === 2 ? heading : undefined]),
    content: null,
    language: 'ko',
    docusaurus_tag: 'default',
  });
  const anchors = [null, '예제', '예제-1', 'own', '예제-3'];
  const records = anchors.map((anchor) => record('예제', anchor, anchor ? 2 : 1));
  expect(readCorpus(packRecords(records).headings).sections.map((one) => one.anchor)).toEqual(
    anchors,
  );
});

test('the files are little more than the words that a reader sees', () => {
  const size = (words: string) => brotliCompressSync(words).length;
  const visible = fixtureRecords
    .map((one) => one.content ?? Object.values(one.hierarchy).join(' '))
    .join('\n');
  expect(size(JSON.stringify(headings)) + size(JSON.stringify(text))).toBeLessThan(
    size(visible) * 1.45,
  );
});

test('the letters of an index are those of its texts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'index-'));
  const all = fixtureRecords.map(({ content }) => content ?? '').join('').length;
  const { letters } = await writeIndex(fixtureRecords, folder);
  await rm(folder, { recursive: true });
  expect(letters).toBe(all);
});

test('a site with more pages than a reader can fetch an index of gets none, and is told where to go', () => {
  const [record] = fixtureRecords;
  const records = Array.from({ length: MAX_PAGES + 1 }, (_, at) => ({
    ...record,
    url: `/${at}/`,
    url_without_anchor: `/${at}/`,
  }));
  expect(() => makeIndexFiles(records as never)).toThrow(IndexTooLarge);
  expect(() => makeIndexFiles(records as never)).toThrow('npm run search:push');
});
