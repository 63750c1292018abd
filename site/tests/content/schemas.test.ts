import { describe, expect, it } from 'vitest';
import { blogSchema, docSchema, tagSchema } from '../../src/content/files/schemas.ts';

const doc = { title: 'Alert', description: '앱 위에 알림창을 띄웁니다.', sidebar_position: 1 };
const post = {
  title: '소식',
  description: '새로 바뀐 것을 소개합니다.',
  slug: 'news',
  date: '2026-01-02',
  authors: ['rightHot'],
};

/** First message of a refused front matter. */
function complaint(result: { success: boolean; error?: { issues: { message: string }[] } }) {
  return result.error?.issues[0]?.message;
}

describe('front matter of a docs page', () => {
  it('is complete with title, description and position', () => {
    expect(docSchema.parse(doc)).toMatchObject({ draft: false, unlisted: false, covers: [] });
  });

  it('without a title is refused in Korean with the remedy', () => {
    expect(complaint(docSchema.safeParse({ ...doc, title: undefined }))).toBe(
      'title이 없습니다. 문서 맨 위 front matter에 title을 추가하세요.',
    );
  });

  it('with a misspelt key is refused instead of ignored', () => {
    expect(docSchema.safeParse({ ...doc, sidebar_postion: 2 }).success).toBe(false);
  });

  it('with a version of removal that is no version is refused', () => {
    expect(docSchema.parse({ ...doc, removed: '0.13.6' }).removed).toBe('0.13.6');
    expect(complaint(docSchema.safeParse({ ...doc, removed: '곧' }))).toBe(
      'removed에는 0.13.6 같은 버전이 와야 합니다.',
    );
  });

  it('with versions it was read against that were never published, or in the wrong order, is refused', () => {
    const checked = (from: unknown, to: unknown) =>
      complaint(docSchema.safeParse({ ...doc, checked: { from, to } }));
    expect(checked('0.12.2', '0.17.1')).toBeUndefined();
    expect(checked('0.12', '0.17.1')).toContain('checked의 "0.12"은(는) 배포된 적이 없는');
    expect(checked('0.17.1', '0.12.2')).toContain('from이 to보다 나중 버전입니다');
    expect(checked(0.12, '0.17.1')).toContain('{ from: 0.13.6, to: 0.17.1 } 같은');
  });

  it('with a position that is no number is refused', () => {
    expect(complaint(docSchema.safeParse({ ...doc, sidebar_position: '첫째' }))).toBe(
      'sidebar_position은 숫자여야 합니다.',
    );
  });
});

describe('front matter of a post', () => {
  it('reads its date', () => {
    expect(blogSchema.parse(post).date.toISOString()).toBe('2026-01-02T00:00:00.000Z');
  });

  it('without an author, or with a slug that no address can hold, is refused', () => {
    expect(complaint(blogSchema.safeParse({ ...post, authors: [] }))).toBe(
      '저자가 한 명 이상 있어야 합니다.',
    );
    expect(complaint(blogSchema.safeParse({ ...post, slug: '새 글' }))).toBe(
      'slug에는 영문 소문자, 숫자, -만 사용할 수 있습니다.',
    );
  });

  it('with a date that is no date is refused', () => {
    expect(complaint(blogSchema.safeParse({ ...post, date: '어제' }))).toBe(
      'date는 2024-11-12 같은 날짜여야 합니다.',
    );
  });
});

describe('tags.yml', () => {
  it('refuses a permalink without a slash in front', () => {
    const tag = { label: 'ZS-ui', permalink: 'zsui', description: '소식' };
    expect(complaint(tagSchema.safeParse(tag))).toContain('/zsui처럼');
  });
});
