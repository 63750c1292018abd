import { expect, test } from 'vitest';
import { completions } from '../../src/browser/page/completions.ts';
import { hit } from '../fixture/hits.ts';

const matched = (title: string) =>
  hit(['Overlay', 'Alert', title], {
    objectID: title,
    titles: { lvl2: [{ text: title, marked: true }] },
  });

test('offers headings that the query matched, once each, five at most, not the query itself', () => {
  const titles = ['Alert', 'showAlert', 'showAlert', 'a', 'b', 'c', 'd'].map(matched);
  const hits = [hit(['Overlay', 'Alert', 'title']), ...titles, matched('가'.repeat(65))];
  expect(completions(hits, 'alert')).toEqual(['showAlert', 'a', 'b', 'c', 'd']);
});
