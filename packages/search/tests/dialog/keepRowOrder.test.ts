import { expect, test } from 'vitest';
import { keepRowOrder } from '../../src/browser/search/keepRowOrder.ts';
import type { SearchAnswer } from '../../src/shared/searchClient.ts';
import { answerOf, hit } from '../fixture/hits.ts';

const found = (...names: string[]) => answerOf(names.map((name) => hit(['Overlay', name])));
const namesOf = ({ hits }: SearchAnswer) => hits.map(({ hierarchy }) => hierarchy.lvl1);

test('rows stay in their places when the same search is answered better', () => {
  const next = keepRowOrder(found('Alert', 'Loader'), found('Alert', 'Snackbar', 'Loader'));
  expect(namesOf(next)).toEqual(['Alert', 'Loader', 'Snackbar']);
});

test('a better page comes first, and the others stand as they rank', () => {
  const next = keepRowOrder(found('Loader', 'Alert'), found('Snackbar', 'Alert', 'Loader'));
  expect(namesOf(next)).toEqual(['Snackbar', 'Alert', 'Loader']);
});

test('a row that is found no more is gone', () => {
  const next = keepRowOrder(found('Alert', 'Loader'), found('Alert', 'Snackbar'));
  expect(namesOf(next)).toEqual(['Alert', 'Snackbar']);
});

test('a page stands before its section once it has come first', () => {
  const section = hit(['Overlay', 'Alert', 'buttons']);
  const improved = answerOf([hit(['Overlay', 'Alert']), section]);
  expect(keepRowOrder(answerOf([section]), improved)).toBe(improved);
});
