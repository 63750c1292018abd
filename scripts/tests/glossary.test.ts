import { expect, test } from 'vitest';
import { glossary, unwantedTerms } from '../language/glossary.ts';
import { koreanLines } from '../language/koreanTexts.ts';

test('a forbidden variant is named with the term to use', () => {
  expect(unwantedTerms('메세지를 띄웁니다.')).toEqual(['메세지 → 메시지']);
});

test('pages, posts, examples, texts, the API and the notes use the words of the glossary', () => {
  const lines = koreanLines();
  expect(lines.length).toBeGreaterThan(1000);
  expect(
    lines.flatMap(({ place, text }) => unwantedTerms(text).map((term) => `${place}: ${term}`)),
  ).toEqual([]);
});

test('no preferred term is forbidden by another entry', () => {
  expect(glossary.flatMap(({ use }) => unwantedTerms(use))).toEqual([]);
});
