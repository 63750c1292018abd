import { expect, test } from 'vitest';
import { fillText } from '../../src/content/files/placeholders.ts';
import { readText } from '../../src/content/files/readSource.ts';
import { withStyleSheet } from '../../src/sections/blog/feed.ts';
import { contentFolder } from '../support/contentFolder.ts';
import { htmlOf } from '../support/writtenPage.ts';

test('a range keeps its signs, and two of them strike', () => {
  expect(htmlOf('배송은 1~3일, 환불은 5~7일')).toBe('<p>배송은 1~3일, 환불은 5~7일</p>');
  expect(htmlOf('~~지운~~ 글')).toBe('<p><del>지운</del> 글</p>');
  expect(htmlOf('~~취소(선)~~가')).toBe('<p><del>취소(선)</del>가</p>');
});

test.each([
  ['https://example.com/guide를 보세요', 'https://example.com/guide', '를 보세요'],
  ['https://example.com/guide（참고）', 'https://example.com/guide', '（참고）'],
  ['https://example.com/guide)에서', 'https://example.com/guide', ')에서'],
  ['https://example.com/guide_(a)에서', 'https://example.com/guide_(a)', '에서'],
  ['https://example.com/guide.', 'https://example.com/guide', '.'],
])('the address of “%s” ends where its letters end', (text, address, rest) => {
  expect(htmlOf(text)).toBe(`<p><a href="${address}">${address}</a>${rest}</p>`);
});

test('an address in Korean is a link where its author says so', () => {
  expect(htmlOf('[한글](https://ko.wikipedia.org/wiki/한글)')).toContain(
    '/wiki/%ED%95%9C%EA%B8%80"',
  );
});

test('a control letter is refused with its line, and never reaches a feed', () => {
  const root = contentFolder({ 'pages/about.mdx': '가\n나\u0008\n' });
  expect(() => readText(root, 'content/pages/about.mdx')).toThrow(
    'about.mdx:2 보이지 않는 제어 문자(U+0008)가 있습니다. 삭제하세요.',
  );
  expect(withStyleSheet('<?xml version="1.0"?><a>\u0008\u000b\u001b가</a>')).toContain('<a>가</a>');
});

test('Hangul that is pasted in its parts is the letters that readers type', () => {
  const heading = '## 설치 [안내](./안내.mdx#준비)';
  expect(fillText(heading.normalize('NFD'))).toBe(heading);
});

test('the mark before a text is no letter of it', () => {
  expect(fillText('\uFEFF# 제목')).toBe('# 제목');
});
