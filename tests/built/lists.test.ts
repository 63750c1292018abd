import { book } from '@0610studio/zs-ui/facts';
import { describe, expect, test } from 'vitest';
import { attributeOf, builtPage, readBuilt, textsOf } from '../support/builtPages.ts';
import { categories, pages, posts, questions } from '../support/routes.ts';

const tilesOf = (path: string) => [...builtPage(path).querySelectorAll('[data-tiles] > li')];

test('the gallery has a tile for each component and overlay, with its picture and what it is for', () => {
  const groups = categories.filter(({ components }) => components).map((group) => group.path);
  const shown = pages.filter(
    (page) =>
      page.kind === 'doc' &&
      page.listed &&
      page.removed === undefined &&
      groups.includes(page.sidebar?.group ?? '') &&
      !page.path.endsWith('/start/'),
  );
  expect(shown.map(({ title }) => title)).toEqual(expect.arrayContaining(['Alert', 'ZSText']));
  const tiles = tilesOf('docs/components/');
  expect(tiles).toHaveLength(shown.length);
  for (const { path, title, description } of shown) {
    const tile = tiles.find((one) => one.querySelector(`a[href="/zs-ui/${path}"]`));
    expect(tile?.querySelector('h3')?.textContent, path).toBe(title);
    expect(tile?.textContent).toContain(description);
    expect(tile?.querySelector('[data-poster] template')?.innerHTML.length).toBeGreaterThan(200);
  }
});

test('the gallery asks its questions in order, and each component answers its own', () => {
  const page = builtPage('docs/components/');
  expect(textsOf(page, 'main h2')).toEqual(questions.map(({ label }) => label));
  for (const { key } of questions) {
    const links = [...page.querySelectorAll(`section:has(> #${key}) h3 a`)];
    const asked = pages.filter((one) => one.kind === 'doc' && one.question === key);
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      asked.map(({ path }) => `/zs-ui/${path}`).sort(),
    );
  }
});

describe('The home page', () => {
  const home = builtPage('');

  test('begins with a colour that is legible on light, on dark and under black', () => {
    const grades = [...home.querySelectorAll('[data-scene=theme] [data-grade]')];
    expect(grades.map((grade) => grade.getAttribute('data-grade'))).toEqual([
      'AA',
      'AA',
      'AA',
      'AA',
    ]);
  });

  test('lights up the line that calls what the picture of its phone shows open', () => {
    const scene = home.querySelector('[data-scene=overlays]') as Element;
    expect(textsOf(scene, '[aria-pressed=true]')).toEqual(['알림창']);
    expect(textsOf(scene, '.line.highlighted').join()).toContain('showAlert');
  });
});

test.each(pages.filter((page) => page.kind === 'redirect'))(
  '/$path leads on to /$to, by a link where nothing else does',
  ({ path, to }) => {
    const page = builtPage(path);
    expect(attributeOf(page, 'meta[http-equiv=refresh]', 'content')).toBe(`0; url=/zs-ui/${to}`);
    expect(attributeOf(page, 'main a', 'href')).toBe(`/zs-ui/${to}`);
    expect(attributeOf(page, 'meta[name=robots]', 'content')).toBe('noindex');
    expect(builtPage(to).querySelector('main h1')).not.toBeNull();
    expect(JSON.parse(readBuilt('build.json').toString())).toMatchObject({
      redirects: { [path]: to },
    });
  },
);

describe('Tables of the API', () => {
  const field = builtPage('docs/UiComponent/ZSTextField/');

  test('have a caption, scoped headers, and the required props first', () => {
    const table = field.querySelector('#api-ZSTextField table') as Element;
    expect(table.querySelector('caption')?.textContent).toBe('ZSTextField의 속성');
    expect(textsOf(table, 'thead th[scope=col]')).toEqual(['이름', '타입', '설명', '바꿔 보기']);
    const first = table.querySelector('tbody tr');
    expect(first?.id).toBe('prop-ZSTextField-value');
    expect(first?.textContent).toContain('필수');
    expect(field.querySelector('#prop-ZSTextField-boxStyle')?.textContent).toContain(
      "기본값 'outline'",
    );
    expect(field.querySelector('#prop-ZSTextField-fontSize s')?.textContent).toBe('fontSize');
  });

  test('lead to React Native for the props that they inherit', () => {
    const text = builtPage('docs/UiComponent/ZSText/');
    expect(attributeOf(text, '#api-ZSText [data-inherited=TextProps] a', 'href')).toBe(
      'https://reactnative.dev/docs/text#props',
    );
    expect(text.querySelectorAll('#type-TypoOptions li')).toHaveLength(36);
  });

  test('have one popover for each type of a page, and a button opens one that is there', () => {
    const page = builtPage('docs/Theme/start/');
    const ids = [...page.querySelectorAll('[popover][id], [data-search-term][id]')].map(
      ({ id }) => id,
    );
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.querySelectorAll('[data-type-name]')].map((button) =>
      button.getAttribute('popovertarget'),
    );
    expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
  });
});

test('the explorer of tokens has every ramp, semantic colour and contrast, in both modes', () => {
  const explorer = builtPage('docs/Theme/palette/').querySelector(
    '[data-token-explorer]',
  ) as Element;
  expect(explorer.querySelectorAll('[data-copy-value]')).toHaveLength(88 + 2 * 20);
  expect(explorer.querySelectorAll('[data-grade]')).toHaveLength(180);
});

test('the theme builder has its example, code and what to do without a script', () => {
  const place = builtPage('docs/Theme/themefactory/').querySelector('[data-island=ThemeBuilder]');
  expect(place?.querySelector('pre')?.textContent).toContain('themeFactory(chosen)');
  expect(place?.querySelector('noscript')?.textContent).toContain('JavaScript를 켜');
});

test('the upgrade check has its heading, two versions and a file in the page', () => {
  const page = builtPage('upgrade/');
  expect(page.querySelector('h1')?.textContent).toBe('업그레이드 검사');
  expect(page.querySelectorAll('main select')).toHaveLength(2);
  expect(page.querySelector('main noscript')?.textContent).toContain('JavaScript를 켜거나');
  expect(page.querySelector('main textarea')?.textContent).toContain('@0610studio/zs-ui');
});

describe('Around the text of a page', () => {
  test('are breadcrumbs and the version, and neither edit link nor source while none is public', () => {
    const page = builtPage('docs/Theme/palette/');
    const crumbs = page.querySelector('nav[aria-label="현재 위치"]') as Element;
    expect(textsOf(crumbs, 'li')).toEqual(['홈', '테마', '컬러 팔레트']);
    const recipes = builtPage('docs/Guide/Recipes/').querySelector('nav[aria-label="현재 위치"]');
    expect(textsOf(recipes as Element, 'li')).toEqual(['홈', '레시피']);
    expect([...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
      '/zs-ui/docs/Theme/start/',
    );
    expect(page.body.textContent).toContain(
      `${book.documented.version} · SDK ${book.documented.sdk}`,
    );
    expect(textsOf(page, 'a').filter((name) => /편집하기|소스 코드$/.test(name))).toEqual([]);
  });

  test('of a post is no place for comments unless the settings have them', () => {
    for (const { path } of posts) {
      expect(builtPage(path).querySelector('[data-comments]'), path).toBeNull();
    }
  });
});

test.each([
  ['rss.xml', 'item'],
  ['atom.xml', 'entry'],
])('blog/%s has every post whole, with absolute links', (name, element) => {
  const xml = readBuilt(`blog/${name}`).toString();
  expect(xml.split(`<${element}>`).length - 1).toBe(Math.min(posts.length, 20));
  const oldest = posts.slice(0, 20).at(-1);
  const end = textsOf(builtPage(oldest?.path ?? ''), '[data-prose] > p').at(-1) ?? '';
  expect(end).not.toBe('');
  expect(xml).toContain(end.split('.')[0]);
  expect(xml.split('feed.css')[1]).not.toMatch(/(href|src)="[/#]/);
});
