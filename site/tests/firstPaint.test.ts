import { describe, expect, it } from 'vitest';
import type { BuiltPage } from '../src/built-pages/types.ts';
import { moveStyles } from '../src/first-paint/firstPaint.ts';
import { firstViewStyles } from '../src/first-paint/firstViewStyles.ts';
import { pageStyles, wordsOf } from '../src/first-paint/pageStyles.ts';
import { withoutFallbacks } from '../src/first-paint/withoutFallbacks.ts';
import { builtPage } from './support/builtPage.ts';

const pick = (css: string) => firstViewStyles(css, new Set(['bar', 'lead']));

const scripts = {
  everywhere: wordsOf('e.className="dialog"'),
  islands: new Map([['Builder', wordsOf('"swatch"')]]),
};
const move = (page: BuiltPage) => moveStyles(page, scripts);

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

describe('styles of a page', () => {
  const styles = (css: string) => pageStyles(css, wordsOf('lead bar'));

  it('are those whose classes can all be on it', () => {
    expect(styles('p{top:0}.lead{top:0}.lead .table{top:0}.table,.bar{top:0}')).toBe(
      'p{top:0}.lead{top:0}.bar{top:0}',
    );
  });

  it('stay where a class only may be there', () => {
    const css = '.lead:not(.table){top:0}.bar:has(:is(.table,i)){top:0}:is(.table,i){top:0}';
    expect(styles(css)).toBe(css);
  });

  it('leave no empty query, and keep animations', () => {
    expect(styles('@media print{.table{top:0}}@keyframes spin{to{rotate:1turn}}')).toBe(
      '@keyframes spin{to{rotate:1turn}}',
    );
  });
});

describe('what a package would take where a site says nothing', () => {
  it('is dropped where the site says something, with all of its parentheses', () => {
    const site = '.zs-a{--zs-a-text:red;--zs-a-line:blue}';
    expect(
      withoutFallbacks(
        `.zs-a{--_t:var(--zs-a-text,color-mix(in srgb,var(--zs-a-line,red) 4%,Canvas));--_l:var(--zs-a-line,1px)}${site}`,
      ),
    ).toBe(`.zs-a{--_t:var(--zs-a-text);--_l:var(--zs-a-line)}${site}`);
  });

  it('stays where the site says nothing, or a script may', () => {
    const css = '.a{height:var(--zs-search-height,100dvh);top:var(--tone,0)}p{--tone:1px}';
    expect(withoutFallbacks(css)).toBe(css);
  });
});

describe('a built page', () => {
  const end = '<span id="first-view-end" hidden=""></span><style data-page-styles="">';
  const css = 'p{top:0}.table{top:0}';
  const head = `<head><style>${css}</style></head>`;

  it('brings all of its styles after its lead, and before it what the lead needs', () => {
    const html = `${head}<p class="lead">글</p>${end}</style><table>`;
    expect(move(builtPage(html))).toBe(
      `<head><link rel="expect" href="#first-view-end" blocking="render"><style>p{top:0}</style></head><p class="lead">글</p>${end}${css}</style><table>`,
    );
  });

  it('keeps for its first view what names a class in any quotes, and nothing of a template', () => {
    const html = `<head><style>.a{top:0}.b{top:0}.c{top:0}</style></head><p class='a x'>글</p><p class=b><template><i class=c></i></template>${end}</style>`;
    expect(move(builtPage(html))).toContain('<style>.a{top:0}.b{top:0}</style></head>');
  });

  it.each([
    ['', 'p{top:0}.dialog{top:0}'],
    ['<div data-island="Builder"></div>', 'p{top:0}.dialog{top:0}.swatch{top:0}'],
  ])('brings no styles for classes that neither it nor a script of it has: %s', (body, left) => {
    const all = 'p{top:0}.dialog{top:0}.table{top:0}.swatch{top:0}';
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
