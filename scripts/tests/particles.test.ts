import { expect, test } from 'vitest';
import { finalSoundOf } from './language/finalSound.ts';
import { koreanLines } from './language/koreanTexts.ts';
import { trimClosingSymbols, wrongParticles } from './language/particles.ts';

test.each([
  '모달 화면은 앞에 있고, 알림창을 열면 시트가 닫힙니다.',
  '`role="heading"`을 주고 `edges={[\'top\']}`으로 바꿉니다.',
  "`hideOverlay('all')`을 부르면 `useTheme`이 돌려준 `palette`를 씁니다.",
  '`toggleTheme()`은 `themeMode`만 저장합니다.',
  '`setUseSystemColorScheme(true)`는 시스템을 따르고, `json`과 `ref`와 `label`로 적습니다.',
  '`main`을 바꾸면 `color`가 바뀝니다. Expo는 SDK를, npm은 URL을 읽습니다.',
  '1.12.2는 맞고 0.13.1과 0.13.6은 다릅니다. 3으로 낮추고 600을 넘지 않습니다.',
  '마을을 지나 결과와 효과를 보고, 읽는 사람이 있는 곳으로 갑니다.',
  '크기를 10으로, 길이를 1로, 높이를 8로 정합니다.',
])('a right sentence is left alone: %s', (sentence) => {
  expect(wrongParticles(sentence)).toEqual([]);
});

test.each([
  ['모달 화면는 앞에 있습니다.', '화면는', '화면은'],
  ['모달 화면를 엽니다.', '화면를', '화면을'],
  ['시트을 닫습니다.', '시트을', '시트를'],
  ['알림창가 뜹니다.', '알림창가', '알림창이'],
  ['시트이 닫힙니다.', '시트이', '시트가'],
  ['화면와 시트', '화면와', '화면과'],
  ['글으로 적습니다.', '글으로', '글로'],
  ['`role="heading"`를 줍니다.', '`role="heading"`를', '`role="heading"`을'],
  ['`useTheme`가 돌려줍니다.', '`useTheme`가', '`useTheme`이'],
  ['`palette`을 꺼냅니다.', '`palette`을', '`palette`를'],
  ['`label`으로 적습니다.', '`label`으로', '`label`로'],
  ['1.12.2은 다릅니다.', '1.12.2은', '1.12.2는'],
  ['npm는 멈춥니다.', 'npm는', 'npm은'],
  ['URL를 엽니다.', 'URL를', 'URL을'],
  ['600를 넘지 않습니다.', '600를', '600을'],
])('a wrong particle is named and put right: %s', (sentence, found, better) => {
  expect(wrongParticles(sentence)).toEqual([{ found, better }]);
});

test.each([
  ['화면', 'consonant'],
  ['시트', 'vowel'],
  ['글', 'rieul'],
  ['useOverlay', 'vowel'],
  ['ZSPortal', 'rieul'],
  ['isDarkModeEnabled', 'vowel'],
  ['SDK', 'vowel'],
  ['100', 'consonant'],
  ['7', 'rieul'],
  ['…', undefined],
])('%s is read with its end: %s', (text, ending) => {
  expect(finalSoundOf(text)).toBe(ending);
});

test('of code, the last word is what is read', () => {
  expect(trimClosingSymbols("`hideOverlay('modal')`")).toBe("`hideOverlay('modal");
});

test('every Korean text has particles that go with the word before them', () => {
  const lines = koreanLines();
  expect(lines.length).toBeGreaterThan(1000);
  const wrong = lines.flatMap(({ place, text }) =>
    wrongParticles(text).map(({ found, better }) => `${place}: ${found} → ${better}`),
  );
  expect(
    wrong,
    'add words that do not end with a particle to NOUNS, and Latin words that are read differently to finalSound.ts',
  ).toEqual([]);
});
