import { expect, test } from 'vitest';
import { readSynonyms } from '../../src/build/search/readSynonyms.ts';
import { contentFolder } from '../support/contentFolder.ts';
import { complaint, htmlOf } from '../support/writtenPage.ts';

const glossary =
  '- use: 폰트\n  avoid: [글꼴, " 서체"]\n  seen: https://example.com/\n- use: 하세요\n  avoid: [십시오]\n  searched: false\n  seen: https://example.com/\n';

test('synonyms are those of their file, and the words that the glossary keeps out', () => {
  const root = contentFolder({
    'glossary.yml': glossary,
    'synonyms.yml': '- use: 스낵바\n  also: [토스트]\n',
  });
  expect(readSynonyms(root)).toEqual([
    { use: '스낵바', also: ['토스트'] },
    { use: '폰트', also: ['글꼴', '서체'] },
  ]);
});

test('a synonym that YAML does not read as a word is refused with its file', () => {
  const root = contentFolder({
    'glossary.yml': glossary,
    'synonyms.yml': '- use: 스낵바\n  also: [404]\n',
  });
  expect(() => readSynonyms(root)).toThrow(/site\/content\/synonyms\.yml.*따옴표/);
});

test('a line of words under a heading goes to the heading, and off the page', () => {
  expect(htmlOf('## 닫기\n\n{/* 검색어: 안 사라져요, 계속 떠 있음 */}\n\n글')).toMatch(
    /^<h2 [^>]*data-search-keywords="안 사라져요, 계속 떠 있음"[^>]*>닫기<\/h2>\s*<p>글<\/p>$/,
  );
});

test('an English title goes to the heading too, beside the words', () => {
  const code = htmlOf(
    '## 닫기\n\n{/* 검색어: 안 사라져요 */}\n\n{/* English: Close an overlay */}\n\n글',
  );
  expect(code).toMatch(/^<h2 [^>]*data-search-english="Close an overlay"[^>]*>닫기<\/h2>\s*<p>글/);
  expect(code).toContain('data-search-keywords="안 사라져요"');
});

test('a line of words without a heading above it is refused, other remarks are not', async () => {
  expect(await complaint('글\n\n{/* 검색어: 하나 */}')).toContain('제목 바로 아래');
  expect(await complaint('## 설치\n\n{/* 나중에 고칠 것 */}\n\n글')).toBe('');
});

test('the links at the end of a page are not searched', () => {
  expect(htmlOf('## 관련 문서\n\n- [가](/a/)')).toMatch(/^<h2 [^>]*data-search-ignore/);
  expect(htmlOf('## 관련 문서 고르기')).not.toContain('data-search-ignore');
});

test('a remark at the end of a heading is no part of it', () => {
  expect(htmlOf('## 제목 {/* install */}')).toBe('<h2>제목</h2>');
});
