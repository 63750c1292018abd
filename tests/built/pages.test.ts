import { describe, expect, test } from 'vitest';
import { docsText } from '../../site/src/text/docs.ts';
import { attributeOf, builtPage, textsOf } from '../support/builtPages.ts';
import { pages, routes } from '../support/routes.ts';
import { sidebarWords } from '../support/sidebar.ts';

describe.each(routes)('/$path as it is built', ({ path, heading }) => {
  const page = builtPage(path);

  test('names itself, in Korean, by a title, a description and one main heading', () => {
    expect(page.documentElement.lang).toBe('ko');
    expect(page.title).toContain('ZS-ui');
    expect(page.title).toContain(heading);
    expect(attributeOf(page, 'meta[name="description"]', 'content')).toBeTruthy();
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('main h1')?.textContent).toContain(heading);
  });

  test('gives no two elements one id', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('begins with a skip link, and labels its landmarks', () => {
    const first = page.querySelector('a');
    expect(first?.textContent).toBe('본문으로 건너뛰기');
    expect(page.querySelector(first?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
    const opener = page.querySelector('header [data-search-open]');
    expect(opener?.textContent || opener?.getAttribute('aria-label')).toContain('검색');
    expect(opener?.getAttribute('aria-haspopup')).toBe('dialog');
    for (const name of ['메뉴 열기', '메뉴 닫기']) {
      expect(page.querySelector(`button[aria-label="${name}"]`), name).not.toBeNull();
    }
  });
});

const texts = pages.filter(
  ({ path, kind }) => /^(?:docs|blog|changelog)/.test(path) && /^(?:doc|post|page)$/.test(kind),
);

test.each(texts)('the contents of /$path are its headings, those of components too', ({ path }) => {
  const page = builtPage(path);
  // 120 versions are no contents: the changelog lists its years.
  const headings = textsOf(page, path === 'changelog/' ? 'article h2' : 'article :is(h2, h3)');
  expect(textsOf(page, '[data-toc] a')).toEqual(headings.length < 2 ? [] : headings);
});

const docs = pages.filter(({ path, kind }) => path.startsWith('docs/') && kind !== 'redirect');

test.each(docs)('the sidebar of /$path lists every page with its label in order', ({ path }) => {
  const words = sidebarWords(path);
  expect(textsOf(builtPage(path), '[data-sidebar] :is(a, summary)').map(spaced)).toEqual(
    words.map(spaced),
  );
  expect(words).toEqual(expect.arrayContaining(['컬러 팔레트', '오버레이', 'Alert']));
});

test.each(docs.filter(({ kind }) => kind === 'doc'))(
  '/$path has one name in its heading, the sidebar, the breadcrumbs and the links of its neighbours',
  ({ path, ...rest }) => {
    const page = builtPage(path);
    const [name = ''] = textsOf(page, 'main h1');
    const mark = 'removed' in rest && rest.removed ? docsText.removed(rest.removed) : undefined;
    const inSidebar = [name, mark].filter(Boolean).join(' ');
    expect(textsOf(page, '[data-sidebar] a[aria-current=page]').map(spaced)).toEqual([
      spaced(inSidebar),
    ]);
    expect(textsOf(page, 'main ol [aria-current=page]')).toEqual([name]);
    for (const [rel, back] of [
      ['next', 'prev'],
      ['prev', 'next'],
    ]) {
      const beside = page.querySelector(`a[rel=${rel}]`)?.getAttribute('href');
      const link =
        beside && builtPage(beside.slice('/zs-ui/'.length)).querySelector(`a[rel=${back}]`);
      if (link) {
        expect(link.textContent?.endsWith(name), rel).toBe(true);
      }
    }
  },
);

test('no two pages of the docs share a name', () => {
  const names = docs.map(({ path }) => textsOf(builtPage(path), 'main h1')[0]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('errors and commands in headings can be pasted as they stand', () => {
  const headings = textsOf(builtPage('docs/Guide/Troubleshooting/'), 'article :is(h2, h3)').join();
  expect(headings).toContain("Cannot find namespace 'JSX'");
  expect(headings).toContain('npx expo install --check');
  expect(headings).not.toMatch(/[‘’“”–—]/);
});

describe('Pages that lead on', () => {
  test('the footer leads to docs and blog, and says whose the site is', () => {
    const footer = builtPage('').querySelector('footer') as Element;
    const links = [...footer.querySelectorAll('a')].map((a) => [
      a.textContent,
      a.getAttribute('href'),
    ]);
    expect(links).toContainEqual(['시작하기', '/zs-ui/docs/intro/']);
    expect(links).toContainEqual(['블로그', '/zs-ui/blog/']);
    expect(footer.textContent).toContain('2025');
  });

  test('the page for missing pages names sections and groups, and its nearest are not known yet', () => {
    const page = builtPage('404/');
    expect(page.querySelector('h1')?.textContent).toBe('페이지를 찾을 수 없습니다.');
    expect(textsOf(page, 'main a')).toContain('테마');
    expect(page.querySelector('[data-nearest]')?.closest('[hidden]')).not.toBeNull();
  });
});

test('the config page shows the docs metadata, and search engines are kept out', () => {
  const page = builtPage('config/');
  expect(attributeOf(page, 'meta[name=robots]', 'content')).toContain('noindex');
  expect(page.body.textContent).toContain('색인되지 않은 문서');
  const data = JSON.parse(page.querySelector('pre')?.textContent ?? '') as {
    docs: { path: string }[];
  };
  expect(data).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/zs-ui/docs',
    mainDocId: 'intro',
    draftIds: [],
  });
  const documents = pages.filter(({ kind }) => kind === 'doc');
  expect(data.docs.map(({ path }) => path).sort()).toEqual(
    documents.map(({ path }) => `/zs-ui/${path}`).sort(),
  );
  expect(data.docs).toContainEqual({
    id: 'intro',
    path: '/zs-ui/docs/intro/',
    sidebar: 'tutorialSidebar',
  });
  const rows = textsOf(page, 'tr').map(spaced);
  expect(rows).toEqual(expect.arrayContaining(['site0.0.6', 'docsData3.6.1']));
});

/** Removes spaces that are only between elements. */
function spaced(text: string): string {
  return text.replaceAll(/\s/g, '');
}
