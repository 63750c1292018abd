// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import type { SitePage } from '../../src/content/page-table/types.ts';
import { Head } from '../../src/layout/document/Head.tsx';
import { docPage, postPage } from '../support/pageFacts.ts';

/** The head of a page, as a browser and a crawler read it. */
function headOf(page: SitePage, jsonLd: object[] = []) {
  const head = new DOMParser().parseFromString(
    renderToStaticMarkup(<Head page={page} jsonLd={jsonLd} />),
    'text/html',
  );
  return {
    title: head.title,
    meta: (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    link: (rel: string) => head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'),
    data: [...head.querySelectorAll('[type="application/ld+json"]')].map((one) =>
      JSON.parse(one.textContent ?? ''),
    ),
  };
}

describe('The head of a page', () => {
  test('names page and site, home the site alone', () => {
    expect(headOf(docPage()).title).toBe('색 | ZS-ui');
    expect(headOf(builtInPages.home).title).toBe('ZS-ui');
  });

  test('tells where the page is and what a share card shows', () => {
    const { meta, link } = headOf(docPage());
    expect(link('canonical')).toBe('https://0610studio.github.io/zs-ui/docs/Theme/palette/');
    expect(meta('og:image')).toBe('https://0610studio.github.io/zs-ui/og/docs/Theme/palette.png');
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('robots')).toBeUndefined();
  });

  test('names its Markdown, where it has some', () => {
    expect(headOf(docPage()).link('alternate')).toBe('/zs-ui/docs/Theme/palette.md');
    expect(headOf(builtInPages.home).link('alternate')).toBe('/zs-ui/index.md');
    expect(headOf(builtInPages.blog).link('alternate')).toBeUndefined();
    expect(headOf(docPage({ listed: false })).link('alternate')).toBeUndefined();
  });

  test.each([
    ['unlisted', { listed: false }],
    ['draft', { draft: true }],
  ])('of an %s page keeps crawlers and share cards away', (_what, facts) => {
    const { meta, link } = headOf(docPage(facts));
    expect(meta('robots')).toBe('noindex, nofollow');
    expect(meta('og:image')).toBeUndefined();
    expect(link('manifest')).toBeUndefined();
  });

  test.each([
    ['a docs page', docPage(), 'docs-default-current', 'article'],
    ['a post', postPage(), 'default', 'article'],
    ['home', builtInPages.home, 'default', 'website'],
  ])('of %s tells search and share cards its kind', (_what, page, tag, type) => {
    const { meta } = headOf(page);
    expect([meta('docsearch:docusaurus_tag'), meta('og:type')]).toEqual([tag, type]);
    expect(meta('docsearch:lvl0')).toBe(page.section);
  });

  test('names other words of a page only where it has some', () => {
    expect(headOf(docPage()).meta('keywords')).toBeUndefined();
    expect(headOf(docPage({ keywords: ['팔레트', '색상'] })).meta('keywords')).toBe('팔레트, 색상');
  });

  test('holds data that no title can end early', () => {
    const evil = { headline: '</script><script>alert(1)</script>' };
    expect(headOf(docPage({ title: '</title><b>' }), [evil]).data).toEqual([evil]);
    expect(headOf(docPage({ title: '</title><b>' })).title).toBe('</title><b> | ZS-ui');
  });
});
