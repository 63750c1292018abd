import { expect, test } from 'vitest';
import { searchView } from '../../src/browser/modal/searchView.ts';

const found = { query: 'alert', failed: false, nbHits: 3 } as const;
const none = { query: 'alert', failed: false, nbHits: 0 } as const;
const failed = { query: 'alert', failed: true } as const;

test.each([
  ['an empty query', { query: '', outcome: failed, listed: 0 }, 'start'],
  ['a first query on its way', { query: 'alert', outcome: null, listed: 0 }, 'loading'],
  ['results', { query: 'alert', outcome: found, listed: 1 }, 'results'],
  ['a newer query on its way', { query: 'alerts', outcome: found, listed: 1 }, 'results'],
  ['nothing found', { query: 'alert', outcome: none, listed: 0 }, 'none'],
  ['a failure over older results', { query: 'alert', outcome: failed, listed: 1 }, 'error'],
  ['a newer query after a failure', { query: 'alerts', outcome: failed, listed: 0 }, 'loading'],
] as const)('shows the screen for %s', (_, situation, view) => {
  expect(searchView(situation)).toBe(view);
});
