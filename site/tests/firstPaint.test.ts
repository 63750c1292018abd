import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import type { BuiltPage } from '../src/build/postprocess/types.ts';
import { moveStyles } from '../src/build/styles/firstPaint.ts';
import { oncePerSheet } from '../src/build/styles/oncePerSheet.ts';
import { pageStyles } from '../src/build/styles/pageStyles.ts';
import { sheetName } from '../src/build/styles/sheetName.ts';
import { splitStyles } from '../src/build/styles/splitStyles.ts';
import { tidyStyles } from '../src/build/styles/tidyStyles.ts';
import { scriptWords, type Words, wordsOf } from '../src/build/styles/words.ts';
import { builtPage } from './support/builtPage.ts';

/** A part that is not for the first view, long enough to end what comes whole. */
const FAR = '.far{background:linear-gradient(red,blue)}';
const split = (css: string) => splitStyles(css, new Set(['bar', 'lead']));
const pick = (css: string) => split(FAR + css).first;

const scripts = {
  everywhere: wordsOf('e.className="dialog"'),
  islands: new Map([['Builder', wordsOf('"swatch"')]]),
};
const move = (page: BuiltPage) => moveStyles(page, scripts, '/zs-ui/_astro/');

describe('styles of the first view', () => {
  it('are those that name one of its classes or none', () => {
    expect(pick('p{margin:0}.lead{color:red}.table{width:0}.table,.bar{top:0}')).toBe(
      'p{margin:0}.lead{color:red}.table,.bar{top:0}',
    );
  });

  it('stay in their media query, and leave no empty one', () => {
    expect(pick('@media print{.lead{color:red}.table{width:0}}@media all{.table{top:0}}')).toBe(
      '@media print{.lead{color:red}}',
    );
  });

  it('are no animations and no page boxes', () => {
    expect(pick('@keyframes spin{to{rotate:1turn}}@page{margin:18mm}')).toBe('');
  });
});

describe('the styles that come first', () => {
  it('begin with the sheet itself, once, as long as most of it is needed', () => {
    const start = 'p{margin:0}.lead{color:red}.table{width:0}.bar{top:0;left:0}';
    expect(split(`${start}${FAR}b{top:0}`)).toEqual({
      first: `${start}b{top:0}`,
      rest: `${FAR}b{top:0}`,
    });
  });
});

describe('styles of a page', () => {
  const styles = (css: string) => pageStyles(css, wordsOf('<p class="lead bar"><i>'));

  it('are those whose classes can all be on it', () => {
    expect(styles('p{top:0}.lead{top:0}.lead .table{top:0}.table,.bar{top:0}')).toBe(
      'p{top:0}.lead{top:0}.bar{top:0}',
    );
  });

  it('are none for elements that it lacks', () => {
    expect(styles('table{top:0}.lead kbd{top:0}.bar>p+i::before{top:0}table,p:hover{top:0}')).toBe(
      '.bar>p+i::before{top:0}p:hover{top:0}',
    );
  });

  it('stay where a class only may be there', () => {
    const css = '.lead:not(.table){top:0}.bar:has(:is(.table,i)){top:0}:is(.table,i){top:0}';
    expect(styles(css)).toBe(css);
  });

  it.each([
    ["document.createElement('dialog')", 'dialog'],
    ['e.innerHTML=`<p><kbd>`', 'kbd'],
    ['jsx("iframe",{})', 'iframe'],
    ["e.className='note '+kind", '.note'],
  ])('keep the rules of what a script makes: %s', (script, made) => {
    const words = new Set([...wordsOf('<p>'), ...wordsOf(script)]);
    expect(pageStyles(`${made}{top:0}table{top:0}`, words)).toBe(`${made}{top:0}`);
  });

  it('have no property that nothing reads, nor one that only such a one reads', () => {
    expect(
      styles(
        ':root{--a:1px;--b:var(--a);--c:2px}p{top:var( --c,0)}i{--d:1px}.table{left:var(--b)}',
      ),
    ).toBe(':root{--c:2px}p{top:var( --c,0)}');
  });

  it('keep a property that the page, a script or a sheet that comes later reads', () => {
    const css = ':root{--a:1px;--_b:2px;--c:3px}';
    const late = '<p style="top:var(--a)"> e.style.getPropertyValue("--c") .editor{left:var(--_b)}';
    expect(pageStyles(css, wordsOf(late))).toBe(css);
  });

  it('leave no empty query, and keep animations', () => {
    expect(
      styles(
        '@media print{.table{top:0}}@media screen{@starting-style{.table{top:0}}}@keyframes spin{to{rotate:1turn}}',
      ),
    ).toBe('@keyframes spin{to{rotate:1turn}}');
  });
});

describe('what becomes of a sheet', () => {
  it('is worked out once for all pages that hold the same of its words', () => {
    const work = vi.fn((css: string, words: Words) => `${css} ${words.has('lead')}`);
    const once = oncePerSheet(work);
    const pages = ['<p class="lead">', '<p class="lead other">', '<p>', '<p class="other">'];
    expect(pages.map((page) => once('.lead{top:0}', wordsOf(page)))).toEqual([
      '.lead{top:0} true',
      '.lead{top:0} true',
      '.lead{top:0} false',
      '.lead{top:0} false',
    ]);
    expect(once('.lead{top:1px}', wordsOf('<p>'))).toBe('.lead{top:1px} false');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is worked out once where no words are asked for', () => {
    const work = vi.fn((css: string) => css.toUpperCase());
    const once = oncePerSheet(work);
    expect([once('a{top:0}'), once('a{top:0}'), once('b{top:0}')]).toEqual([
      'A{TOP:0}',
      'A{TOP:0}',
      'B{TOP:0}',
    ]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('words of a build', () => {
  it('are those of its scripts and of the sheets they fetch, not those of the sheets of pages', () => {
    const folder = `${mkdtempSync(`${tmpdir()}/words-`)}/`;
    const files = {
      'a.js': 'apple',
      'B.island.x.js': 'berry',
      'c.x.css': '.cherry',
      'page.x.css': '.date',
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(folder + name, text);
    }
    expect(scriptWords(folder)).toEqual({
      everywhere: new Set(['apple', 'cherry']),
      islands: new Map([['B', new Set(['berry'])]]),
    });
    rmSync(folder, { recursive: true });
  });
});

describe('a tidy sheet', () => {
  it('reads what the site set a property of a package to, and takes nothing in its place', () => {
    expect(
      tidyStyles(
        '.a{--_t:var(--zs-a-text,color-mix(in srgb,var(--zs-a-line,red) 4%,Canvas))}.a{--zs-a-text:var(--ink);--zs-a-line:var(--line)}',
      ),
    ).toBe('.a{--_t:var(--ink)}');
  });

  it('reads the site where a package reads its own name for what the site sets', () => {
    expect(
      tidyStyles(
        '.a{--_t:var(--zs-a-text,red);--_s:var(--zs-a-size,1px)}.a{--zs-a-text:var(--ink)}p{color:var(--_t);width:var(--_s)}',
      ),
    ).toBe('.a{--_t:var(--ink);--_s:var(--zs-a-size,1px)}p{color:var(--ink);width:var(--_s)}');
  });

  it('leaves alone a name that two packages use for two things', () => {
    const css = '.a{--_b:var(--x)}.c{--_b:var(--y)}p{top:var(--_b)}';
    expect(tidyStyles(css)).toBe(css);
  });

  it('leaves alone what the site says nothing of, or sets to several things', () => {
    const css =
      '.a{height:var(--zs-a-height,100dvh)}p{top:var(--zs-b,0)}p{--zs-b:var(--x)}i{--zs-b:var(--y)}';
    expect(tidyStyles(css)).toBe(css);
  });

  it.each(['#000', 'calc(var(--x) * 2)'])(
    'leaves alone what a narrower place sets to %s',
    (value) => {
      const css = `.a{--_b:var(--zs-b,0)}.a{--zs-b:var(--x)}@media print{i .a{--zs-b:${value}}}`;
      expect(tidyStyles(css)).toBe(css);
    },
  );

  it('has each rule once, where it decides', () => {
    expect(tidyStyles('.a{top:0}.b{top:1px}.a{top:0}@media print{.b{top:0}}')).toBe(
      '.b{top:1px}.a{top:0}@media print{.b{top:0}}',
    );
  });
});

describe('a built page', () => {
  const end = '<span id="first-view-end" hidden=""></span><style data-page-styles="">';
  const css = 'p{top:0}.table{top:0}';
  const head = `<head><style>${css}</style></head>`;

  it('brings before its lead what that needs, and the rest of its styles after it', () => {
    const html = `${head}<p class="lead">글</p>${end}</style><table>`;
    expect(move(builtPage(html))).toBe(
      `<head><link rel="expect" href="#first-view-end" blocking="render"><style>p{top:0}</style></head><p class="lead">글</p>${end}.table{top:0}</style><table>`,
    );
  });

  it('of a text names the sheet that the texts beside it share', () => {
    const html = `${head}${end}</style>`;
    expect(move(builtPage(html, { kind: 'doc' }))).toContain(
      `<style data-page-styles="/zs-ui/_astro/${sheetName(css)}"></style>`,
    );
  });

  it('keeps for its first view what names a class in any quotes, and nothing of a template', () => {
    const html = `<head><style>.a{top:0}.b{top:0}.c{top:0}</style></head><p class='a x'>글</p><p class=b><template><i class=c></i></template>${end}</style>`;
    expect(move(builtPage(html))).toContain('<style>.a{top:0}.b{top:0}</style></head>');
  });

  it.each([
    ['', '.dialog{top:0}'],
    ['<div data-island="Builder"></div>', '.dialog{top:0}.swatch{top:0}'],
  ])('brings no styles for classes that neither it nor a script of it has: %s', (body, left) => {
    const all = '.dialog{top:0}.table{top:0}.swatch{top:0}';
    const html = `<head><style>${all}</style></head>${end}</style>${body}`;
    expect(move(builtPage(html))).toContain(`<style data-page-styles="">${left}</style>`);
  });

  it('without the mark keeps its styles where they are, but for those it has no use for', () => {
    const html = '<head><style>.table{top:0}.gone{top:0}</style></head><table class="table">';
    expect(move(builtPage(html, { kind: 'made' }))).toBe(
      '<head><style>.table{top:0}</style></head><table class="table">',
    );
  });

  it('that only leads to another stays as it is', () => {
    const html = '<meta http-equiv="refresh" content="0;url=/zs-ui/docs/intro/">';
    expect(move(builtPage(html, { kind: 'made' }))).toBeUndefined();
  });

  it.each(['doc', 'post'] as const)('of kind %s without the mark stops the build', (kind) => {
    expect(() => move(builtPage(head, { kind }))).toThrow(/0 <FirstViewEnd \/>/);
  });

  it.each([
    ['the mark twice', `${head}${end}</style>${end}</style>`, /2 <FirstViewEnd \/>/],
    ['no styles to move', `<head></head>${end}</style>`, /0 <style>.*inlineStylesheets/],
    [
      'styles in two parts',
      `<head><style>a{}</style><style>b{}</style></head>${end}</style>`,
      /2 <style>/,
    ],
  ])('with %s stops the build instead of being left alone', (_, html, message) => {
    expect(() => move(builtPage(html))).toThrow(message);
  });
});
