import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { addresses, engineOf } from '../fixture/site.ts';

/** Words that random keys come near to: on the other layout, or as signs. */
const texts = [
  '크기 구역 기기 후기 가기 도입 위치 커피 있어 함께 적습니다.',
  'svg와 states를 읽는 $_ 함수, _ 함수가 있습니다.',
  '팝오버(popover)를 엽니다.',
];
const engine = await engineOf(
  readPage(
    `<main><h1>도구</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</main>`,
    '/n/kit/',
  ),
);

describe('Keys hit at random find nothing', () => {
  test.each([
    ['letters of one hand', 'qweqwe'],
    ['letters that are no syllables on the other layout', 'ertyu'],
    ['a syllable behind scattered letters on the other layout', 'eqdlq'],
    ['a slip on the other layout', 'zjvlt'],
    ['vowels and consonants by themselves', 'ㅂㅕㅁㅍㅁㅁ'],
    ['signs that names may hold', '^_,;^'],
    ['a sign of a name among others', '|**`$'],
  ])('%s: %s', async (_what, query) => {
    expect(await addresses(engine, query)).toEqual([]);
  });

  test.each([
    ['on the other layout', 'vkqdhqj'],
    ['in Latin letters on the other layout', 'ㅔㅐㅔㅐㅍㄷㄱ'],
    ['half typed on the other layout', 'vkqdhq'],
  ])('what is meant is found %s: %s', async (_what, query) => {
    expect(await addresses(engine, query)).toEqual(['kit/']);
  });
});
