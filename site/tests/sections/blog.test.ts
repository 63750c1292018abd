import { describe, expect, it } from 'vitest';
import { groupByYear, slugOf } from '../../src/sections/blog/lists.ts';

const day = (iso: string) => ({ date: new Date(iso) });

describe('posts by year', () => {
  it('groups posts under the year of their date and keeps their order', () => {
    const groups = groupByYear([day('2026-01-01'), day('2025-12-31'), day('2025-03-01')]);
    expect(groups.map(({ year, items }) => [year, items.length])).toEqual([
      [2026, 1],
      [2025, 2],
    ]);
  });

  it('has no group when there is no post', () => {
    expect(groupByYear([])).toEqual([]);
  });
});

describe('the last part of a path', () => {
  it('names the page whether or not a slash follows', () => {
    expect(slugOf('blog/authors/right-hot/')).toBe('right-hot');
    expect(slugOf('blog')).toBe('blog');
    expect(slugOf('')).toBe('');
  });
});
