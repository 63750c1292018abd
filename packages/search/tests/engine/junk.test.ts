import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { addresses, engineOf } from '../fixture/site.ts';

/** Words that random keys come near to: by sound, on the other layout, or as signs. */
const texts = [
  '크기 구역 기기 후기 가기 도입 위치 커피 있어 함께 적습니다.',
  'svg와 states를 읽는 $_ 함수, _ 함수가 있습니다.',
  '팝오버(popover)를 컴포넌트 안에서 엽니다.',
];
const engine = await engineOf(
  readPage(
    `<main><h1>도구</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</main>`,
    '/n/kit/',
  ),
);

describe('Keys hit at random find nothing', () => {
  test.each([
    ['letters that sound like a word of the texts', 'qweqwe'],
    ['letters that nobody could say', 'hweeoyuyyc'],
    ['letters that begin as no word does', 'ckoqg'],
    ['letters that are no syllables on the other layout', 'ertyu'],
    ['a syllable behind scattered letters on the other layout', 'eqdlq'],
    ['a slip on the other layout', 'zjvlt'],
    ['vowels and consonants by themselves', 'ㅂㅕㅁㅍㅁㅁ'],
    ['syllables that no borrowed word has, in tags', '<b>쓰핔</b>'],
    ['signs that names may hold', '^_,;^'],
    ['a sign of a name among others', '|**`$'],
  ])('%s: %s', async (_what, query) => {
    expect(await addresses(engine, query)).toEqual([]);
  });

  test.each([
    ['on the other layout', 'vkqdhqj'],
    ['in Latin letters on the other layout', 'ㅔㅐㅔㅐㅍㄷㄱ'],
    ['by its sound', 'component'],
    ['half typed on the other layout', 'vkqdhq'],
  ])('what is meant is found %s: %s', async (_what, query) => {
    expect(await addresses(engine, query)).toEqual(['kit/']);
  });
});
