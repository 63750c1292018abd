import { createHash } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Cache, MAX_UNUSED_MS } from '../../src/docs/cache.ts';
import type { DocsFile, DocsManifest } from '../../src/shared/docsFiles.ts';
import { tempFolder } from '../fixture/site.ts';

let folder = '';

beforeEach(async () => {
  folder = await tempFolder();
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** A manifest with files that have these texts. */
function docsOf(...texts: string[]): [DocsManifest, Map<DocsFile, Buffer>] {
  const files = new Map(
    texts.map((text, n) => [
      { path: `file${n}`, bytes: text.length, sha256: digest(text) },
      Buffer.from(text),
    ]),
  );
  const site = 'https://a.dev/';
  const versions = ['0.32.2'];
  return [{ format: 1, version: '0.32.2', versions, site, files: [...files.keys()] }, files];
}

/** Texts of the copy, of which none is missing. */
async function textsOf(cache: Cache): Promise<string[]> {
  const { files = [] } = (await cache.manifest()) ?? {};
  const contents = await Promise.all(files.map((file) => cache.read(file)));
  return contents.map(String);
}

/** Makes a file so old that nobody needs it any more. */
async function age(name: string): Promise<void> {
  const old = new Date(Date.now() - MAX_UNUSED_MS - 60_000);
  await utimes(join(folder, name), old, old);
}

test('Two servers that write different copies at once leave a whole one', async () => {
  for (let round = 0; round < 20; round += 1) {
    const texts = ['old', 'new'].map((name) => [`${name} a${round}`, `${name} b${round}`]);
    await Promise.all(texts.map((own) => new Cache(folder).keep(...docsOf(...own))));
    expect(texts).toContainEqual(await textsOf(new Cache(folder)));
  }
});

test('What no copy has needed for a day is removed, a file of a killed server too', async () => {
  const cache = new Cache(folder);
  await cache.keep(...docsOf('a', 'b'));
  await writeFile(join(folder, 'killed.part'), '');
  await writeFile(join(folder, 'writing.part'), '');
  await Promise.all([digest('a'), digest('b'), 'index.json', 'killed.part'].map(age));
  await cache.keep(...docsOf('b', 'c'));
  expect((await readdir(folder)).sort()).toEqual(
    [digest('b'), digest('c'), 'index.json', 'writing.part'].sort(),
  );
});

test('A file that another server may still name is kept, and one that is needed again is young', async () => {
  const cache = new Cache(folder);
  await cache.keep(...docsOf('a'));
  await age(digest('a'));
  await cache.keep(...docsOf('a'));
  await cache.keep(...docsOf('b'));
  expect(await readdir(folder)).toContain(digest('a'));
});
