import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { iconSvg } from '../../src/build/seo/icon.ts';
import { llmsFullTxt } from '../../src/build/seo/llms.ts';
import { markdownFiles } from '../../src/build/seo/markdownFiles.ts';
import { webManifest } from '../../src/build/seo/webManifest.ts';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import type { SitePage } from '../../src/content/page-table/types.ts';
import { blogPosting, breadcrumbList, techArticle } from '../../src/layout/document/jsonLd.ts';
import { docsData } from '../../src/sections/config/docsData.ts';
import { siteConfig } from '../../src/site.config.ts';
import { builtPage } from '../support/builtPage.ts';
import { docPage, postPage } from '../support/pageFacts.ts';

const sidebar = vi.hoisted(() => ({ start: [] as string[], theme: [] as string[] }));
vi.mock('../../src/content/page-table/listedDocs.ts', () => {
  const group = (key: string, label: string, paths: readonly string[]) => ({
    kind: 'category',
    label,
    key,
    path: `docs/${key}/`,
    items: paths.map((path) => ({ kind: 'link', label: path, path })),
  });
  return {
    docsSidebar: () => [
      group('Start', '시작하기', sidebar.start),
      group('Theme', '테마', sidebar.theme),
    ],
  };
});

const site = 'https://0610studio.github.io/zs-ui/';

describe('What search engines learn', () => {
  test('about a docs page', () => {
    expect(techArticle(docPage())).toMatchObject({
      '@type': 'TechArticle',
      headline: '색',
      inLanguage: 'ko',
      url: `${site}docs/Theme/palette/`,
      image: `${site}og/docs/Theme/palette.png`,
    });
  });

  test('about a post', () => {
    expect(blogPosting(postPage())).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2026-01-02T00:00:00.000Z',
      author: [{ '@type': 'Person', name: '김정훈' }],
      keywords: ['소식'],
    });
  });

  test('about the way to a page, in which a group has no address', () => {
    const { itemListElement: steps } = breadcrumbList([
      { name: '문서', path: 'docs/intro/' },
      { name: '테마' },
      { name: '색', path: 'docs/Theme/palette/' },
    ]) as { itemListElement: { position: number; item?: string }[] };
    expect(steps.map(({ position, item }) => [position, item])).toEqual([
      [1, `${site}docs/intro/`],
      [2, undefined],
      [3, `${site}docs/Theme/palette/`],
    ]);
  });
});

describe('What tools read', () => {
  test('names each page of the docs, and puts unlisted ones into no sidebar', () => {
    const { docs, path } = docsData(siteConfig.docsVersion, [
      docPage(),
      docPage({ path: 'docs/Alert/', listed: false }),
    ]);
    expect(path).toBe('/zs-ui/docs');
    expect(docs).toEqual([
      { id: 'Alert', path: '/zs-ui/docs/Alert/' },
      { id: 'Theme/palette', path: '/zs-ui/docs/Theme/palette/', sidebar: 'tutorialSidebar' },
    ]);
  });

  test('has icons of the sizes that phones need, on addresses of this site', () => {
    const sizes = webManifest.icons.map(({ sizes: size }) => size);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(webManifest.icons.every(({ src }) => src.startsWith('/zs-ui/'))).toBe(true);
    expect(webManifest.start_url).toBe('/zs-ui/');
  });

  test('has a mark that is an image by itself', () => {
    for (const as of ['file', 'icon'] as const) {
      expect(iconSvg(as)).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    }
  });
});

describe('What language models read', () => {
  let folder: string;
  const page = (title: string) => `<main><article><h1>${title}</h1><p>글</p></article></main>`;
  const read = (name: string) => readFile(join(folder, name), 'utf8');

  /** Runs the step over pages, as the build does. */
  async function write(pages: readonly SitePage[]): Promise<void> {
    const step = markdownFiles();
    for (const facts of pages) {
      await mkdir(join(folder, facts.path), { recursive: true });
      step.page?.({ ...builtPage(page(facts.title)), page: facts });
    }
    await step.end?.({ folder, log: () => undefined, warn: () => undefined });
  }

  beforeEach(async () => {
    sidebar.theme = [];
    folder = `${await mkdtemp(join(tmpdir(), 'markdown-'))}/`;
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is a file beside each page, and all of them in the order of the sidebar', async () => {
    sidebar.start = ['docs/b/', 'docs/Theme/a/'];
    await write([
      docPage({ path: 'docs/Theme/a/', title: '가' }),
      docPage({ path: 'docs/b/', title: '나' }),
    ]);
    expect(await read('docs/b.md')).toMatch(
      /^> [^\n]* https:[^\n]*\/zs-ui\/llms\.txt\n\n# 나\n\n글\n$/,
    );
    expect(await read('docs/Theme/a.md')).toContain('# 가');
    const list = await read('llms.txt');
    expect(list.indexOf('[나]')).toBeLessThan(list.indexOf('[가]'));
    const full = await read('llms-full.txt');
    expect(full.indexOf('# 나')).toBeLessThan(full.indexOf('# 가'));
  });

  test('is a file for each group too, which llms.txt names before the pages of the group', async () => {
    sidebar.start = ['docs/a/'];
    sidebar.theme = ['docs/Theme/b/'];
    await write([
      docPage({ path: 'docs/a/', title: '가' }),
      docPage({ path: 'docs/Theme/b/', title: '나' }),
    ]);
    expect(await read('llms-Start.txt')).toMatch(/# 가(?![\s\S]*# 나)/);
    expect(await read('llms-Theme.txt')).toBe(`<!-- ${site}docs/Theme/b/ -->\n\n# 나\n\n글\n`);
    const list = await read('llms.txt');
    expect(
      [...list.matchAll(/^## .*|\/(llms-\w+\.txt)\)|\[([가나])\]/gm)].map(([found]) => found),
    ).toEqual([
      '## 코딩 에이전트',
      '## 시작하기',
      '/llms-Start.txt)',
      '[가]',
      '## 테마',
      '/llms-Theme.txt)',
      '[나]',
    ]);
  });

  test('is home, the pages and the posts too, newest first, which a model may skip', async () => {
    await write([
      postPage({ path: 'blog/old/', title: '옛 글', date: new Date('2025-01-01') }),
      postPage({ path: 'blog/new/', title: '새 글', date: new Date('2026-01-01') }),
      builtInPages.home,
      { ...builtInPages.home, kind: 'page', path: 'changelog/', file: 'x.mdx', title: '변경' },
      builtInPages.blog,
      postPage({ path: 'blog/draft/', draft: true }),
    ]);
    expect(await read('index.md')).toContain('# ZS-ui');
    expect(await read('blog/new.md')).toContain('# 새 글');
    const [, optional = ''] = (await read('llms.txt')).split('## Optional');
    expect([...optional.matchAll(/\/zs-ui\/(\S+\.md)\)/g)].map(([, file]) => file)).toEqual([
      'index.md',
      'changelog.md',
      'blog/new.md',
      'blog/old.md',
    ]);
    expect(await readdir(join(folder, 'blog'))).not.toContain('draft.md');
  });

  test('leaves out what no list has', async () => {
    sidebar.start = ['docs/a/'];
    const { sidebar: _place, ...outside } = docPage({ path: 'docs/c/' });
    await write([
      docPage({ path: 'docs/a/' }),
      docPage({ path: 'docs/b/', listed: false }),
      outside,
    ]);
    expect((await readdir(join(folder, 'docs'))).sort()).toEqual(['a', 'a.md', 'b', 'c']);
  });

  test('says of each text which page it is', () => {
    const text = llmsFullTxt([
      { page: docPage({ path: 'docs/a/' }), markdown: '# 가\n' },
      { page: docPage({ path: 'docs/b/' }), markdown: '# 나\n' },
    ]);
    expect(text.split('\n\n---\n\n').map((part) => part.split('\n')[0])).toEqual([
      `<!-- ${site}docs/a/ -->`,
      `<!-- ${site}docs/b/ -->`,
    ]);
  });
});
