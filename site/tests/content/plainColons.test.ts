import { expect, test } from 'vitest';
import { htmlOf } from '../support/writtenPage.ts';

test.each([
  '명암비가 2.06:1이라 4.5:1에 미치지 못합니다.',
  '오전 10:30에 시작합니다.',
  '값은 :이름입니다.',
  '::before',
])('a colon in running text stays: %s', (text) => {
  expect(htmlOf(text)).toBe(`<p>${text}</p>`);
});

test('a word with colons stays where it is all that an item has', () => {
  expect(htmlOf('- ::before')).toContain('::before');
});
