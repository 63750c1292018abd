import { expect, test } from 'vitest';
import { glossary, unwantedTerms } from './language/glossary.ts';
import { koreanLines } from './language/koreanTexts.ts';

test.each([
  ['메세지를 띄웁니다.', '메세지 → 메시지'],
  ['`ref`를 확인하십시오.', '십시오 → 하세요'],
  ['함수를 부르면 값을 돌려줍니다.', '부르면 → 호출', '돌려줍니다 → 반환'],
])('a forbidden variant is named with the term to use: %s', (line, ...terms) => {
  expect(unwantedTerms(line)).toEqual(terms);
});

test('a word to avoid stands in the texts that readers search by', () => {
  expect(unwantedTerms('폰트(글꼴) 등록')).toEqual([]);
  const pages = koreanLines().filter(({ place }) => place.startsWith('site/content/'));
  expect(pages.filter(({ text }) => /^keywords:|검색어:/.test(text))).toEqual([]);
});

test('pages, posts, examples, texts, errors, the API and the notes use the words of the glossary', () => {
  const lines = koreanLines();
  expect(lines.length).toBeGreaterThan(1000);
  expect(
    lines.flatMap(({ place, text }) => unwantedTerms(text).map((term) => `${place}: ${term}`)),
  ).toEqual([]);
});

test('no preferred term is forbidden by another entry', () => {
  expect(glossary.flatMap(({ use }) => unwantedTerms(use))).toEqual([]);
});
