import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';

/** Inputs that a property is tried on: many at night. */
const RUNS = process.env.TEST_SCOPE === 'all' ? 300 : 50;

/** Pages as generators write them, and as they do not: nested, unclosed, with odd ids. */
const word = fc.constantFrom('가', '나무', '다리', 'a', 'b&amp;c', '&lt;x&gt;', '\u200b');
const id = fc.constantFrom('', ' id="가"', ' id="a b"', ' id=""', ' id="50%"');
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    word,
    fc
      .tuple(
        fc.constantFrom(
          'h1',
          'h2',
          'h4',
          'p',
          'ul',
          'li',
          'table',
          'tr',
          'td',
          'section',
          'a',
          'pre',
          'details',
        ),
        id,
        fc.array(tie('node'), { maxLength: 4 }),
        fc.boolean(),
      )
      .map(
        ([tag, own, inner, isClosed]) =>
          `<${tag}${own}>${inner.join(' ')}${isClosed ? `</${tag}>` : ''}`,
      ),
  ),
})).node;
const page = fc
  .tuple(html, fc.constantFrom('<main>', '<main><article>', '<body>', ''))
  .map(([inner, place]) => `<html lang="ko"><title>제목</title>${place}${inner}`);

test('whatever a page holds, its records have a title, an address of it and no hole above them', () => {
  fc.assert(
    fc.property(page, (text) => {
      const records = readPage(text, '/z/');
      expect(records.length).toBeGreaterThan(0);
      for (const { type, url, hierarchy, content } of records) {
        expect(url === '/z/' || url.startsWith('/z/#')).toBe(true);
        expect(content === null || content.trim() !== '').toBe(true);
        const chain = Object.values(hierarchy);
        const depth = chain.findLastIndex((name) => name !== null);
        expect(chain.slice(0, depth + 1)).not.toContain(null);
        expect(depth).toBeGreaterThanOrEqual(1);
        expect(type === 'content' || Number(type.slice(3)) === depth).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test('each section of a page has one address, and each record an id of its own', () => {
  fc.assert(
    fc.property(page, (text) => {
      const records = readPage(text, '/z/');
      const ids = records.map((record) => record.objectID);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: RUNS },
  );
});

test('a folder has more pages than a system lets a program open at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'many-'));
  await Promise.all(
    Array.from({ length: 600 }, (_, at) =>
      writeFile(join(folder, `page-${at}.html`), `<main><h1>${at}</h1></main>`),
    ),
  );
  const reader = new URL('../../src/build/readFolder.ts', import.meta.url);
  const script = `import { readFolder } from '${reader}'; console.log((await readFolder('${folder}')).length);`;
  const command = `ulimit -n 100; "${process.execPath}" --input-type=module -e "${script}"`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout.trim()).toBe('600');
});
