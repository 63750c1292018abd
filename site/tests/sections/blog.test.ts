import { describe, expect, it } from 'vitest';
import { formatDate, isoDay } from '../../src/sections/blog/formatDate.ts';
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

describe('dates of posts', () => {
  it('shows the day of the front matter wherever the site is built', () => {
    expect(formatDate(new Date('2024-11-12'))).toBe('2024년 11월 12일');
    expect(isoDay(new Date('2024-11-12'))).toBe('2024-11-12');
  });
});

describe('the last part of a path', () => {
  it('names the page whether or not a slash follows', () => {
    expect(slugOf('blog/authors/right-hot/')).toBe('right-hot');
    expect(slugOf('blog')).toBe('blog');
    expect(slugOf('')).toBe('');
  });
});
