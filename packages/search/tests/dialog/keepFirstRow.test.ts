import { expect, test } from 'vitest';
import { isTypedOn, keepFirstRow } from '../../src/browser/search/keepFirstRow.ts';
import { answerOf, hit } from '../fixture/hits.ts';

const pages = (...names: string[]) => names.map((name) => hit(['Docs', name]));
const titles = ({ hits }: ReturnType<typeof answerOf>) =>
  hits.map(({ hierarchy }) => hierarchy.lvl1);
const before = answerOf(pages('Loader', 'Alert'));

test('while a word is half typed the first row stands as long as it is a hit', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'Loader'];
  const answer = { ...answerOf(pages(...names)), isHalfTyped: true };
  expect(titles(keepFirstRow(before, answer)).slice(0, 2)).toEqual(['Loader', 'a']);
});

test('behind a whole word it stands as long as it is among the first three', () => {
  const answer = answerOf(pages('Alert', 'Theme', 'Loader'));
  expect(titles(keepFirstRow(before, answer))).toEqual(['Loader', 'Alert', 'Theme']);
  const other = answerOf(pages('Alert', 'Theme', 'Text', 'Loader'));
  expect(keepFirstRow(before, other)).toBe(other);
});

test('a row that is no longer a hit leaves the first place', () => {
  const answer = { ...answerOf(pages('Alert', 'Theme')), isHalfTyped: true };
  expect(keepFirstRow(before, answer)).toBe(answer);
});

test('the sentence under the first row stays with it, and the others keep theirs', () => {
  const reason = [{ text: 'It loads.', marked: false }];
  const other = [{ text: 'It asks.', marked: false }];
  const [loader, alert] = pages('Loader', 'Alert');
  const shown = answerOf(loader ? [{ ...loader, snippet: reason }] : []);
  const next = answerOf(alert && loader ? [{ ...alert, snippet: other }, loader] : []);
  const { hits } = keepFirstRow(shown, { ...next, isHalfTyped: true });
  expect(hits.map(({ snippet }) => snippet)).toEqual([reason, other]);
});

test.each([
  ['모ㄷ', '모달', true],
  ['모달', '모달 ', true],
  ['모달 다', '모달 닫', true],
  ['모달', '스낵바', false],
  ['모달', '모달 화면 닫기', false],
])('%s goes on as %s: %s', (one, other, isOn) => {
  expect(isTypedOn(one, other)).toBe(isOn);
});
