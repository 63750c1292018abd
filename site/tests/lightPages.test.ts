import { describe, expect, test } from 'vitest';
import { lightPage } from '../src/build/light-pages/lightPages.ts';
import { apart } from '../src/build/postprocess/walkPage.ts';

const html =
  '<head><script type="application/ld+json">{}</script><meta property="og:title" content="제목"/><style>p{color:$&}@media (width<9px){p{top:0}}</style></head><body><h1>제목</h1><span id="first-view-end" hidden=""></span><style data-page-styles=""></style><template shadowrootmode="open"><style>.poster{}</style></template></body>';

describe('A light page', () => {
  test('has a link in place of its styles, and the styles of its posters, but nothing for machines', () => {
    const page = apart(html);
    expect(page.css).toBe('p{color:$&}@media (width<9px){p{top:0}}');
    const light = lightPage(page, '/zs-ui/_astro/');
    expect(light?.html).toBe(
      `<head><link rel="stylesheet" href="/zs-ui/_astro/${light?.sheet}" data-page-styles></head><body><h1>제목</h1><template shadowrootmode="open"><style>.poster{}</style></template></body>`,
    );
  });

  test('shares its sheet with pages of the same styles alone', () => {
    const sheetOf = (page: string) => lightPage(apart(page), '/')?.sheet;
    expect(sheetOf(html.replace('제목', '다른'))).toBe(sheetOf(html));
    expect(sheetOf(html.replace('top:0', 'top:1'))).not.toBe(sheetOf(html));
  });

  test('is not made of a page without styles, which only leads elsewhere', () => {
    expect(lightPage(apart('<head></head>'), '/')).toBeUndefined();
  });
});
