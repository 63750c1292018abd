import { describe, expect, it } from 'vitest';
import { moveStyles } from '../src/first-paint/firstPaint.ts';
import { firstViewStyles } from '../src/first-paint/firstViewStyles.ts';

const pick = (css: string) => firstViewStyles(css, new Set(['bar', 'lead']));

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

describe('a built page', () => {
  const end = '<span id="first-view-end" hidden=""></span><style data-page-styles="">';

  it('brings all of its styles after its lead, and before it what the lead needs', () => {
    const css = 'p{top:0}.table{top:0}';
    const html = `<head><style>${css}</style></head><p class="lead">글</p>${end}</style><table>`;
    expect(moveStyles(html)).toBe(
      `<head><link rel="expect" href="#first-view-end" blocking="render"><style>p{top:0}</style></head><p class="lead">글</p>${end}${css}</style><table>`,
    );
  });

  it('stays as it is when nothing marks the end of its first view', () => {
    const html = '<head><style>.table{top:0}</style></head><table class="table">';
    expect(moveStyles(html)).toBe(html);
  });
});
