import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { resolveLink } from '../../src/content/markdown/rehypeLinks.ts';
import { pageTable } from '../../src/content/page-table/pageTable.ts';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';
import type { SitePage } from '../../src/content/page-table/types.ts';
import { ogImagePath } from '../../src/layout/document/ogImagePath.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

const table = (changes = {}) => readPageTable(contentFolder(changes));
const pageAt = (path: string, changes = {}): SitePage | undefined =>
  table(changes).pages.find((page) => page.path === path);

const post = 'blog/2026-01-02-hello/index.mdx';

describe('the table of pages', () => {
  it('knows every page with its file: docs, posts, plain pages, authors, tags, and those made', () => {
    const paths = Object.fromEntries(table().pages.map(({ path, file }) => [path, file]));
    expect(paths).toMatchObject({
      'docs/intro/': 'content/docs/intro.mdx',
      'docs/Theme/palette/': 'content/docs/Theme/palette.mdx',
      'blog/hello/': `content/${post}`,
      'blog/authors/kim/': 'content/blog/authors.yml',
      'blog/tags/news/': 'content/blog/tags.yml',
      'about/': 'content/pages/about.mdx',
      '': undefined,
      'search/': undefined,
    });
  });

  it('takes the address of an index file from its folder', () => {
    const text =
      '---\ntitle: 테마\ndescription: 열 글자보다 긴 설명입니다.\nsidebar_position: 0\n---\n';
    expect(pageAt('docs/Theme/', { 'docs/Theme/index.mdx': text })?.title).toBe('테마');
  });

  it('says how long a post takes to read, at 500 letters a minute', () => {
    const file = 'blog/2026-01-02-hello/index.mdx';
    const post = withLine(file, '# 글')[file] ?? '';
    const minutes = (text: string) => {
      const page = pageAt('blog/hello/', { [file]: `${post}\n${text}` });
      return page?.kind === 'post' && page.minutes;
    };
    expect(minutes('')).toBe(1);
    expect(minutes('가 나 다\n'.repeat(500))).toBe(3);
    expect(minutes('가 나 다\n'.repeat(501))).toBe(4);
  });

  it('files a docs page under its group, a post under the blog', () => {
    expect(pageAt('docs/Theme/palette/')).toMatchObject({
      section: '테마',
      sidebar: { group: 'Theme', order: 1 },
    });
    expect(pageAt('blog/hello/')).toMatchObject({ section: '블로그' });
    expect(pageAt('blog/hello/')?.sidebar).toBeUndefined();
  });

  it.each(['docs/intro.mdx', post, 'pages/about.mdx'])('%s is listed unless it says so', (file) => {
    const find = (changes = {}) =>
      table(changes).pages.find((page) => page.file === `content/${file}`);
    expect(find()?.listed).toBe(true);
    expect(find(withLine(file, 'unlisted: true # 아직'))?.listed).toBe(false);
  });

  it('reads the words that readers search a page by', () => {
    expect(pageAt('about/', withLine('pages/about.mdx', 'keywords: [회사, 팀]'))?.keywords).toEqual(
      ['회사', '팀'],
    );
  });

  it('leaves pictures and parts of pages beside the pages', () => {
    const more = { 'docs/Theme/scheme.png': 'png', 'docs/_shared.mdx': '글' };
    expect(table(more).pages).toHaveLength(table().pages.length);
  });

  it('counts on the page of a tag what readers can see', () => {
    expect(pageAt('blog/tags/news/')?.title).toContain('1개');
    expect(pageAt('blog/tags/news/', withLine(post, 'draft: true'))?.title).toContain('0개');
  });

  it('has the newest post first', () => {
    const older =
      '---\ntitle: 옛글\ndescription: 열 글자보다 긴 설명입니다.\nslug: old\ndate: 2020-05-05\nauthors: [kim]\n---\n';
    const posts = table({ 'blog/2027-old/index.mdx': older }).pages.filter(
      ({ kind }) => kind === 'post',
    );
    expect(posts.map(({ title }) => title)).toEqual(['인사', '옛글']);
  });
});

describe('a page that is left out for its mistakes', () => {
  const addresses = (changes: Record<string, string>) => {
    const { byPath, faults } = pageTable(contentFolder(changes));
    return faults.map(({ file }) => [...byPath].find(([, page]) => page.file === file)?.[0]);
  };

  it('has its address in development, a post the one that it names', () => {
    expect(addresses(withLine('docs/intro.mdx', 'covres: [A]'))).toEqual(['docs/intro/']);
    expect(addresses(withLine(post, 'tgas: [news]'))).toEqual(['blog/hello/']);
  });

  it('takes no address of another', () => {
    const second = withLine(post, '# 새 글')[post]?.replace('2026-01-02', '2026-03-04') ?? '';
    expect(addresses({ 'blog/2026-03-04-new/index.mdx': second })).toEqual([
      'blog/2026-03-04-new/',
    ]);
  });
});

describe('a link to a file', () => {
  const root = contentFolder();
  const { pages } = readPageTable(root);
  const link = (target: string, file = 'content/docs/intro.mdx') =>
    resolveLink(target, {
      base: '/zs-ui/',
      root,
      file: root + file,
      pathOfFile: (name) => pages.find((page) => page.file === name)?.path,
    });

  test.each([
    ['./Theme/palette.mdx#색', '/zs-ui/docs/Theme/palette/#색'],
    ['../blog/2026-01-02-hello/index.mdx', '/zs-ui/blog/hello/'],
    ['../pages/about.mdx', '/zs-ui/about/'],
    ['/docs/intro', '/zs-ui/docs/intro/'],
    ['/docs/intro?a=1#b', '/zs-ui/docs/intro/?a=1#b'],
    ['/og/home.png', '/zs-ui/og/home.png'],
    ['/zs-ui/docs/intro/', '/zs-ui/docs/intro/'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['./none.mdx', './none.mdx'],
    ['#제목', '#제목'],
    ['https://example.com/a.mdx', 'https://example.com/a.mdx'],
    ['//example.com/', '//example.com/'],
  ])('%s leads to %s', (target, address) => {
    expect(link(target)).toBe(address);
  });
});

describe('a name in Hangul that the Finder of macOS wrote in its parts', () => {
  const parts = '색상'.normalize('NFD');
  const text = `---\ntitle: 글\ndescription: 열 글자보다 긴 설명입니다.\n`;
  const changes = {
    'docs/categories.yml':
      '- path: 색상\n  label: 색\n  position: 1\n  description: 색을 다룹니다.\n' +
      '- path: Start\n  label: 시작\n  position: 2\n  description: 처음 읽습니다.\n',
    'docs/Theme/palette.mdx': null,
    [`docs/${parts}/${parts}.mdx`]: `${text}sidebar_position: 1\n---\n`,
    [`pages/${parts}/index.mdx`]: `${text}---\n`,
    [`blog/2026-02-03-${parts}/index.mdx`]: `${text}slug: colors\ndate: 2026-02-03\nauthors: [kim]\n---\n`,
  };

  it('has the address that readers type', () => {
    const { pages, faults } = readPageTable(contentFolder(changes));
    expect(faults).toEqual([]);
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['docs/색상/색상/', '색상/', 'blog/colors/']));
  });

  it('is linked to by its file as an author types it', () => {
    const pathOfFile = (name: string) => (name === 'content/docs/색상/색상.mdx' ? 'a/' : undefined);
    const place = {
      base: '/',
      root: '/site/',
      file: `/site/content/docs/${parts}/글.mdx`,
      pathOfFile,
    };
    expect(resolveLink('./색상.mdx', place)).toBe('/a/');
    expect(resolveLink(`./${parts}.mdx#색`, place)).toBe('/a/#색');
  });
});

describe('share images', () => {
  it('lie under og with the path of their page; authors and tags show that of the blog', () => {
    expect(ogImagePath({ kind: 'builtIn', path: '' })).toBe('og/home.png');
    expect(ogImagePath({ kind: 'doc', path: 'docs/Theme/palette/' })).toBe(
      'og/docs/Theme/palette.png',
    );
    expect(ogImagePath({ kind: 'tag', path: 'blog/tags/news/' })).toBe('og/blog.png');
  });
});

test('the site has every route of its specification', () => {
  const site = fileURLToPath(new URL('../../', import.meta.url));
  const paths = readPageTable(site).pages.map(({ path }) => path);
  const blog = [
    '',
    'archive/',
    'authors/',
    'authors/right-hot/',
    'intro/',
    'tags/',
    'tags/barabom/',
  ];
  const overlays = ['start', 'Alert', 'BottomSheet', 'Loader', 'Modality', 'PopOver', 'Snackbar'];
  const theme = ['start', 'palette', 'themefactory', 'typography'];
  const parts = ['ThrottleButton', 'ZSContainer', 'ZSPressable', 'ZSRadioGroup', 'ZSText'];
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['', 'search/', 'config/', 'markdown-page/', 'blog/tags/zsui/'],
      ...blog.map((name) => `blog/${name}`),
      ...['intro', 'FoldableDevice', 'provider'].map((name) => `docs/${name}/`),
      ...overlays.map((name) => `docs/OverlayComponent/${name}/`),
      ...theme.map((name) => `docs/Theme/${name}/`),
      ...[...parts, 'ZSTextField', 'ZSView'].map((name) => `docs/UiComponent/${name}/`),
    ]),
  );
});
