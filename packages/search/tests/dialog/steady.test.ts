import { expect, test } from 'vitest';
import { steady } from '../../src/browser/search/steady.ts';
import type { Outcome } from '../../src/browser/search/viewOf.ts';
import { answerOf, hit } from '../fixture/hits.ts';

const found = (query: string, ...names: string[]): Outcome => ({
  kind: 'found',
  query,
  answers: [answerOf(names.map((name) => hit(['Overlay', name])))],
});
const namesOf = (outcome: Outcome) =>
  outcome.kind === 'found' ? outcome.answers[0]?.hits.map(({ hierarchy }) => hierarchy.lvl1) : [];

test('rows stay in their places when the same search is answered better', () => {
  const next = steady(found('a', 'Alert', 'Loader'), found('a', 'Alert', 'Snackbar', 'Loader'));
  expect(namesOf(next)).toEqual(['Alert', 'Loader', 'Snackbar']);
});

test('a better page comes first, and the others stand as they rank', () => {
  const next = steady(found('a', 'Loader', 'Alert'), found('a', 'Snackbar', 'Alert', 'Loader'));
  expect(namesOf(next)).toEqual(['Snackbar', 'Alert', 'Loader']);
});

test('a row that is found no more is gone', () => {
  const next = steady(found('a', 'Alert', 'Loader'), found('a', 'Alert', 'Snackbar'));
  expect(namesOf(next)).toEqual(['Alert', 'Snackbar']);
});

test('another search stands in an order of its own', () => {
  const next = steady(found('a', 'Alert', 'Loader'), found('ab', 'Alert', 'Snackbar', 'Loader'));
  expect(namesOf(next)).toEqual(['Alert', 'Snackbar', 'Loader']);
});

test('a page stands before its section once it has come first', () => {
  const section = hit(['Overlay', 'Alert', 'buttons']);
  const before: Outcome = { kind: 'found', query: 'a', answers: [answerOf([section])] };
  const now: Outcome = {
    kind: 'found',
    query: 'a',
    answers: [answerOf([hit(['Overlay', 'Alert']), section])],
  };
  expect(steady(before, now)).toBe(now);
});
