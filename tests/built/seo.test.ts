import { describe, expect, test } from 'vitest';
import { markdownPath } from '../../site/src/settings/markdownPath.ts';
import {
  attributeOf,
  builtFiles,
  builtPage,
  isBuilt,
  readBuilt,
  textsOf,
} from '../support/builtPages.ts';
import { opened } from '../support/openedFiles.ts';
import { pages, posts } from '../support/routes.ts';

const docs = pages.filter(({ kind, listed }) => kind === 'doc' && listed);
const host = 'https://0610studio.github.io/zs-ui/';
const dataOf = (path: string) =>
  textsOf(builtPage(path), 'script[type="application/ld+json"]').map((text) => JSON.parse(text));
const isPng = (address: string) =>
  readBuilt(new URL(address).pathname.replace('/zs-ui/', '')).subarray(1, 4).toString() === 'PNG';
const text = (name: string) => readBuilt(name).toString();

describe('Metadata of a page', () => {
  test.each(pages.filter(({ path, kind }) => path !== '404/' && kind !== 'redirect'))(
    '/$path has its canonical link, and a share image where it can be shared',
    ({ path, listed }) => {
      const page = builtPage(path);
      expect(attributeOf(page, 'link[rel=canonical]', 'href')).toBe(host + path);
      const image = attributeOf(page, 'meta[property="og:image"]', 'content');
      expect(image !== undefined).toBe(listed);
      expect(!image || isPng(image)).toBe(true);
    },
  );

  test.each(docs)('/$path has structured data and its Markdown in both llms files', (page) => {
    expect(dataOf(page.path).map((data) => data['@type'])).toEqual([
      'TechArticle',
      'BreadcrumbList',
    ]);
    const address = page.path.replace(/\/$/, '.md');
    const markdown = text(address);
    expect(markdown).toMatch(new RegExp(`^# .*${page.title}`, 'm'));
    expect(text('llms.txt')).toContain(`/zs-ui/${address}`);
    expect(text('llms-full.txt')).toContain(markdown.slice(markdown.indexOf('\n\n') + 2));
  });

  test('every page leads to its Markdown, and every Markdown to the list of all', () => {
    const listed = pages.filter(({ path }) =>
      text('llms.txt').includes(`/zs-ui/${markdownPath(path)})`),
    );
    expect(listed.length).toBeGreaterThan(docs.length + posts.length);
    for (const { path } of pages.filter(({ kind }) => kind !== 'redirect')) {
      const page = builtPage(path);
      const file = attributeOf(page, 'link[rel=alternate][type="text/markdown"]', 'href');
      const isListed = listed.some((one) => one.path === path);
      expect(file, path).toBe(isListed ? `/zs-ui/${markdownPath(path)}` : undefined);
      // Read as text, an agent meets it before anything of the page.
      const note = page.querySelector('.visually-hidden[aria-hidden]');
      expect(note?.textContent, path).toContain(`${host}llms.txt`);
      expect(note?.previousElementSibling?.getAttribute('href'), path).toBe('#main');
    }
    for (const { path } of listed) {
      expect(text(markdownPath(path)), path).toMatch(/^> .*\/zs-ui\/llms\.txt\n\n[\s\S]*^# \S/m);
    }
    expect(text('llms.txt').length).toBeLessThan(50_000);
  });

  test('the docs are also one file a group, each of a length that is read at once', () => {
    const files = builtFiles().filter((name) => /^llms-(?!full)\w+\.txt$/.test(name));
    expect(files.length).toBeGreaterThan(3);
    const lengths = files.map((name) => text(name).length);
    expect(Math.max(...lengths)).toBeLessThan(100_000);
    // Between the parts stand the same lines as between their pages.
    const lines = 7 * (files.length - 1);
    expect(lengths.reduce((sum, length) => sum + length) + lines).toBe(
      text('llms-full.txt').length,
    );
    expect(files.filter((name) => !text('llms.txt').includes(`/zs-ui/${name})`))).toEqual([]);
  });

  test('the Markdown of the palette has the values of all its colours', () => {
    const markdown = text('docs/Theme/palette.md');
    const empty = markdown.split('\n').filter((line) => /^\|[^|]+\|(?:\s*\|)+$/.test(line));
    expect(empty).toEqual([]);
    const page = builtPage('docs/Theme/palette/');
    const swatches = [...page.querySelectorAll('[data-copy-value]')];
    const shown = swatches.map((swatch) => swatch.getAttribute('data-copy-value') ?? '');
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((color) => !markdown.includes(color))).toEqual([]);
    expect(markdown).not.toContain('\u200B');
  });

  test('a post is a BlogPosting with its author and day', () => {
    expect(dataOf('blog/intro/')[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'ZS-ui 소개',
      datePublished: '2024-11-12T00:00:00.000Z',
      author: [{ name: '김정훈' }],
    });
  });

  test('the list of components is one in Markdown too, and llms.txt leads to it', () => {
    expect(text('llms.txt')).toContain('/zs-ui/docs/components.md');
    const markdown = text('docs/components.md');
    expect(markdown).toMatch(/^# /m);
    expect(markdown).toMatch(/### \[|## \[/);
    expect(markdown).not.toContain('복사');
  });
});

test('the sitemap lists exactly the pages that readers can find', () => {
  const listed = [...text('sitemap-0.xml').matchAll(/<loc>[^<]*\/zs-ui\/([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const findable = pages.filter(({ listed: isListed }) => isListed).map(({ path }) => path);
  expect(listed.sort()).toEqual(findable.sort());
  expect(listed).toContain('blog/tags/zsui/');
  expect(listed).not.toContain('config/');
});

test('AGENTS.md fits beside the instructions of an app, and leads to every page of the docs, those below another page by that page', () => {
  const index = text('AGENTS.md');
  expect(Buffer.byteLength(index)).toBeLessThanOrEqual(8192);
  expect(index).toMatch(
    /^<!-- zs-ui-docs:begin \d+\.\d+\.\d+ -->\n[\s\S]*\n<!-- zs-ui-docs:end -->\n$/,
  );
  const named = [...index.matchAll(/^- (docs\/\S+\.md): \S.* — \S/gm)].map(([, file]) => file);
  const above = (path: string) =>
    docs.find((page) => page.path !== path && path.startsWith(page.path))?.path;
  const top = docs.filter(({ path }) => above(path) === undefined);
  expect(named.sort()).toEqual(top.map(({ path }) => markdownPath(path)).sort());
  const unlisted = docs.filter(({ path }) => {
    const list = above(path);
    return list && !text(markdownPath(list)).includes(`(${host}${path})`);
  });
  expect(unlisted).toEqual([]);
  expect(index).toContain('Expo Go에서는 앱이 실행되지 않습니다.');
  expect(index).toContain('ZSTextField(value)');
  expect(index).toContain(`${host}PATH`);
});

test('robots.txt says what pages may be used for, and where the sitemap is', () => {
  expect(text('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes',
    'Allow: /',
    `Sitemap: ${host}sitemap-index.xml`,
    '',
  ]);
});

test('the manifest names icons that exist', () => {
  const manifest = JSON.parse(text('manifest.webmanifest'));
  expect(manifest.start_url).toBe('/zs-ui/');
  expect(manifest.icons.length).toBeGreaterThan(0);
  expect(manifest.icons.filter(({ src }: { src: string }) => !isBuilt(src))).toEqual([]);
});

test('the licences of what runs in pages and phones travel with the site', () => {
  const named = [...text('licenses.md').matchAll(/^## (\S+) - \d/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining([
      'algoliasearch',
      'es-hangul',
      'fflate',
      'prism-code-editor',
      'react-dom',
      'react',
      'sucrase',
    ]),
  );
  const frame = text('preview/licenses.md');
  expect(frame).toMatch(/^## react-native-web\b/m);
  expect(frame).toContain('Permission is hereby granted');
  // A licence text follows each name.
  expect(frame).not.toMatch(/^## .*\n+(?:##|$(?![\s\S]))/m);
});

describe('Charset', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const read = (name: string) => strict.decode(readBuilt(name));
  const files = builtFiles();
  const ending = (...endings: string[]) =>
    files.filter((name) => endings.some((end) => name.endsWith(end)));

  test('every text of the build is UTF-8, and says so where its kind has a place for it', () => {
    expect(ending('.md').length).toBeGreaterThan(20);
    // Programs read them whole: the charset is named by the response, not by a mark in front.
    for (const name of ending('.md', '.txt')) {
      expect(read(name).startsWith('\uFEFF'), name).toBe(false);
    }
    for (const name of ending('.xml')) {
      expect(read(name), name).toMatch(/^<\?xml [^>]*encoding="utf-8"/i);
    }
    // JSON is always UTF-8, and parsers reject a byte order mark.
    for (const name of ending('.json', '.webmanifest')) {
      expect(() => JSON.parse(read(name)), name).not.toThrow();
    }
  });

  test.each(Object.entries(opened))('%s is written in Korean', (name, word) => {
    expect(read(name)).toContain(word);
  });
});

test('the title of a component page has the Korean name by which people search for it', () => {
  expect(builtPage('docs/OverlayComponent/Snackbar/').title).toBe(
    'Snackbar(스낵바, 토스트) | ZS-ui',
  );
});
