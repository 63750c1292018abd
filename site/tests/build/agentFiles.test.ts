import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { docsBundle } from '../../src/build/agents/docsBundle.ts';
import { docsManifest } from '../../src/build/agents/docsManifest.ts';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true });
  }
});

/** What every site has for agents. */
const ALL = ['agents/docs-1.2.3.jsonl.gz', 'components.json', 'AGENTS.md'];

/** A built site with some of the files that agents read. */
function builtSite(names: readonly string[]): string {
  const folder = `${mkdtempSync(join(tmpdir(), 'agents-'))}/`;
  folders.push(folder);
  mkdirSync(`${folder}agents`);
  for (const name of names) {
    writeFileSync(folder + name, `text of ${name}`);
  }
  return folder;
}

async function manifestOf(folder: string) {
  const options = {
    version: '1.2.3',
    versions: ['1.2.4', '1.2.3'],
    site: 'https://kit.test/docs/',
  };
  await docsManifest(options).end?.({ folder, log: vi.fn(), warn: vi.fn() });
  return JSON.parse(readFileSync(`${folder}agents/index.json`, 'utf8'));
}

test('the bundle has a page a line, and the same pages make the same bytes', () => {
  const page = { ...builtInPages.home, path: 'docs/a/', title: '가', description: '나' };
  const pages = [
    { page, markdown: '# 가\n\n## 나\n', sections: [{ heading: '나', id: 'b' }] },
    { page: builtInPages.home, markdown: '# 집\n', sections: [] },
  ];
  const bundle = docsBundle(pages);
  const lines = gunzipSync(bundle).toString().split('\n');
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    path: 'docs/a/',
    title: '가',
    description: '나',
    markdown: '# 가\n\n## 나\n',
    sections: [{ heading: '나', id: 'b' }],
  });
  expect(docsBundle(pages).equals(bundle)).toBe(true);
  // The header has neither a time nor the name of a system.
  expect([...bundle.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
});

test('the list of the files for agents has the length and the digest of each, as it is stored', async () => {
  const manifest = await manifestOf(builtSite(ALL));
  const text = 'text of components.json';
  expect(manifest).toMatchObject({
    format: 1,
    version: '1.2.3',
    versions: ['1.2.4', '1.2.3'],
    site: 'https://kit.test/docs/',
  });
  expect(manifest.files.at(1)).toEqual({
    path: 'components.json',
    bytes: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
  });
});

test('a site whose search is hosted lists no search index', async () => {
  const manifest = await manifestOf(builtSite(ALL));
  expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual(ALL);
});

test.each(ALL)('a build without %s fails', async (lost) => {
  const folder = builtSite(ALL.filter((name) => name !== lost));
  await expect(manifestOf(folder)).rejects.toThrow(lost);
});
