import { describe, expect, it } from 'vitest';
import { formatDate, isoDay } from '../src/blog/formatDate.ts';
import { groupByYear } from '../src/blog/groupByYear.ts';
import { lastPart } from '../src/blog/lastPart.ts';
import { lookUp } from '../src/blog/lookUp.ts';

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

describe('authors and tags that a post names', () => {
  const authors = [{ id: 'rightHot', data: { name: '김정훈' } }];

  it('are found by their key', () => {
    expect(lookUp('authors', authors, 'rightHot', 'a.mdx')).toEqual({ name: '김정훈' });
  });

  it('stop the build when unknown, naming the post, the file to edit and the known keys', () => {
    expect(() => lookUp('authors', authors, 'nobody', 'content/blog/x/index.mdx')).toThrow(
      'content/blog/x/index.mdx: "nobody"은(는) content/blog/authors.yml에 없는 저자입니다. 파일에 추가하거나 다음 중에서 고르십시오: rightHot',
    );
  });
});

describe('the last part of a path', () => {
  it('names the page whether or not a slash follows', () => {
    expect(lastPart('blog/authors/right-hot/')).toBe('right-hot');
    expect(lastPart('blog')).toBe('blog');
    expect(lastPart('')).toBe('');
  });
});
