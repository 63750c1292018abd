import { expect, test } from 'vitest';
import { completions } from '../../src/browser/page/completions.ts';
import { hit } from './hits.ts';

const matched = (title: string) =>
  hit(['Overlay', 'Alert', title], {
    objectID: title,
    _highlightResult: {
      hierarchy: { lvl2: { value: `<mark>${title}</mark>`, matchLevel: 'full' } },
    },
  });

test('offers headings that the query matched, once each, five at most, not the query itself', () => {
  const titles = ['Alert', 'showAlert', 'showAlert', 'a', 'b', 'c', 'd'].map(matched);
  const hits = [hit(['Overlay', 'Alert', 'title']), ...titles, matched('가'.repeat(65))];
  expect(completions(hits, 'alert')).toEqual(['showAlert', 'a', 'b', 'c', 'd']);
});
