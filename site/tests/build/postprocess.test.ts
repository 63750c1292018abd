import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPages } from '../../src/build/postprocess/findPages.ts';
import { postprocess } from '../../src/build/postprocess/postprocess.ts';
import { postprocessPage } from '../../src/build/postprocess/postprocessPage.ts';
import type { Step } from '../../src/build/postprocess/types.ts';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import type { SitePage } from '../../src/content/page-table/types.ts';

const steps: Step[] = [];
vi.mock('../../src/build/postprocess/steps.ts', () => ({ makeSteps: () => steps }));

const table = (...pages: SitePage[]) => new Map(pages.map((page) => [page.path, page]));
const known = table(builtInPages.home, builtInPages.blog, builtInPages.notFound);
vi.mock('../../src/content/page-table/pageTable.ts', () => ({
  pageTable: () => ({ byPath: known }),
}));

let folder: string;
const write = (file: string, text = '<p>') => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'built-'))}/`;
  for (const file of ['index.html', '404.html', 'blog/index.html']) {
    write(file);
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  steps.length = 0;
});

describe('The pages of a build', () => {
  test('come in the order of their files; the frame of the examples is none', async () => {
    write('preview/index.html');
    write('a.css');
    const pages = await findPages(folder, known);
    expect(pages.map(({ page, file }) => [page.path, file])).toEqual([
      ['404/', '404.html'],
      ['blog/', 'blog/index.html'],
      ['', 'index.html'],
    ]);
  });

  test('are not what the owner of the site publishes as it is', async () => {
    write('own/proof.html');
    const pages = await findPages(folder, known, new Set(['own/proof.html']));
    expect(pages).toHaveLength(3);
  });

  test('are those of the page table: no more', async () => {
    write('글/index.html');
    await expect(findPages(folder, known)).rejects.toThrow(
      '글/index.html: 페이지 표에 없는 페이지',
    );
  });

  test('and no fewer', async () => {
    await expect(
      findPages(folder, new Map([...known, ...table(builtInPages.tags)])),
    ).rejects.toThrow('/blog/tags/: 페이지 표에는 있지만');
  });
});

const step = (name: string, page: Step['page']): Step => ({ name, page });

describe('A page', () => {
  const run = (all: Step[], html: string) => postprocessPage(all, builtInPages.blog, html);

  test('goes through the steps in order, each with the text that the last one left', () => {
    const add = (word: string) => step(word, ({ html }) => html + word);
    expect(run([add('one'), step('look', () => undefined), add('two')], '<p>blog</p>')).toBe(
      '<p>blog</p>onetwo',
    );
  });

  test('is read and written without what React leaves for hydration', () => {
    const seen: string[] = [];
    const look = step('look', ({ html }) => void seen.push(html));
    expect(run([look], '<p>one<!-- -->, <!-- -->two</p>')).toBe('<p>one, two</p>');
    expect(seen).toEqual(['<p>one, two</p>']);
  });

  test('that a step refuses is named with the step', () => {
    const fail = step('links', () => {
      throw new Error('no such thing');
    });
    expect(() => run([fail], '')).toThrow('links, /blog/: no such thing');
  });
});

test('at the end of a build pages are written as the steps left them, then each step ends', async () => {
  const ended: string[] = [];
  steps.push(
    {
      name: 'change',
      page: ({ page, html }) => (page.path === 'blog/' ? `${html}changed` : undefined),
      end: ({ log }) => log(readFileSync(`${folder}blog/index.html`, 'utf8')),
    },
    { name: 'end', end: async () => void ended.push('end') },
  );
  const logger = { info: vi.fn(), warn: vi.fn() };
  const own = `${mkdtempSync(join(tmpdir(), 'own-'))}/`;
  writeFileSync(`${own}proof.html`, 'own');
  write('proof.html', 'own');
  const hooks = postprocess().hooks as Record<string, (options: object) => unknown>;
  await hooks['astro:config:done']?.({ config: { publicDir: pathToFileURL(own) } });
  await hooks['astro:build:done']?.({ dir: pathToFileURL(folder), logger });
  rmSync(own, { recursive: true });
  expect(readFileSync(`${folder}proof.html`, 'utf8')).toBe('own');
  expect(logger.info).toHaveBeenCalledWith('<p>changed');
  expect(readFileSync(`${folder}index.html`, 'utf8')).toBe('<p>');
  expect(ended).toEqual(['end']);
});
