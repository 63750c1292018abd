import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtPages } from '../src/built-pages/builtPages.ts';
import type { Step } from '../src/built-pages/types.ts';
import { madePages } from '../src/page-table/madePages.ts';

const made = [madePages.home, madePages.blog];
let steps: Step[] = [];

vi.mock('../src/page-table/pageTable.ts', () => ({
  pageTable: () => ({ byPath: new Map(made.map((page) => [page.path, page])) }),
}));
vi.mock('../src/built-pages/steps.ts', () => ({ makeSteps: () => steps }));

let dist = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}

/** Runs the walk over what has been written. */
async function walk(): Promise<void> {
  const hook = builtPages().hooks['astro:build:done'] as (options: object) => Promise<void>;
  const logger = { info: vi.fn(), warn: vi.fn() };
  await hook({ dir: pathToFileURL(`${dist}/`), logger });
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-'));
  write('index.html', '<p>home</p>');
  write('blog/index.html', '<p>blog</p>');
  write('preview/index.html', '<p>frame</p>');
  steps = [];
});

afterEach(() => rmSync(dist, { recursive: true }));

test('each page goes through the steps in order, and is written as the last one left it', async () => {
  const seen: string[] = [];
  const add = (word: string): Step => ({
    name: word,
    page: ({ page, html }) => {
      seen.push(`${word} ${page.path}`);
      return page.path === '' ? html + word : undefined;
    },
    end: () => {
      seen.push(`end ${word}`);
    },
  });
  steps = [add('one'), add('two')];
  await walk();
  expect(seen).toEqual(['one blog/', 'two blog/', 'one ', 'two ', 'end one', 'end two']);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('<p>home</p>onetwo');
  expect(readFileSync(join(dist, 'blog/index.html'), 'utf8')).toBe('<p>blog</p>');
});

test('a page is read and written without what React leaves for a hydration', async () => {
  write('index.html', '<p>one<!-- -->, <!-- -->two</p>');
  const seen: string[] = [];
  steps = [{ name: 'look', page: ({ html }) => void seen.push(html) }];
  await walk();
  expect(seen.at(-1)).toBe('<p>one, two</p>');
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('<p>one, two</p>');
});

test('a page that the table does not know stops the build', async () => {
  write('stray/index.html', '');
  await expect(walk()).rejects.toThrow(/stray\/index\.html: 페이지 표에 없는 페이지/);
});

test('a page of the table that was not built stops the build', async () => {
  rmSync(join(dist, 'blog'), { recursive: true });
  await expect(walk()).rejects.toThrow(/\/blog\/: 페이지 표에는 있지만/);
});

test('a step that fails names itself and the page', async () => {
  steps = [
    {
      name: 'links',
      page: () => {
        throw new Error('no such thing');
      },
    },
  ];
  await expect(walk()).rejects.toThrow('links, /blog/: no such thing');
});
