import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../src/build/cli/main.ts';
import { MAX_EMBEDDED_LETTERS, writeIndex } from '../../src/build/indexFolder.ts';
import { fixtureRecords } from '../fixture/site.ts';

const written = vi.hoisted(() => ({ letters: undefined as number | undefined }));
vi.mock('../../src/build/indexFolder.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/build/indexFolder.ts')>();
  const write: typeof original.writeIndex = async (...args) => {
    const index = await original.writeIndex(...args);
    return { letters: written.letters ?? index.letters };
  };
  return { ...original, writeIndex: write };
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zs-search-'));
  await writeFile(join(folder, 'index.html'), '<main><h1>노트</h1><p>노트 앱입니다.</p></main>');
});
afterEach(() => rm(folder, { recursive: true }));

async function build(letters: number): Promise<string[]> {
  written.letters = letters;
  const lines: string[] = [];
  await main(['build', folder], { LANG: 'ko_KR.UTF-8' }, (line) => lines.push(line));
  return lines;
}

test('a site with more text than readers should fetch is indexed, with a warning', async () => {
  const [built, warning] = await build(MAX_EMBEDDED_LETTERS + 1);
  expect(built).toContain('페이지 1개');
  expect(warning).toContain('호스팅 검색');
});

test('one that is not so large is indexed without', async () => {
  expect(await build(MAX_EMBEDDED_LETTERS)).toHaveLength(1);
});

test('the letters of an index are those of its texts', async () => {
  written.letters = undefined;
  const all = fixtureRecords.map(({ content }) => content ?? '').join('').length;
  expect((await writeIndex(fixtureRecords, folder)).letters).toBe(all);
});
