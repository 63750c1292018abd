import { expect, test } from 'vitest';
import { viewOf } from '../../src/browser/search/viewOf.ts';
import { answerOf, hit } from '../fixture/hits.ts';

const found = {
  kind: 'found',
  query: 'alert',
  answers: [answerOf([hit(['Docs', 'Alert'])], 3)],
} as const;
const instead = { queries: ['Alert'], places: [{ title: 'Docs', url: '/docs/' }] };
const none = { kind: 'found', query: 'alert', answers: [{ ...answerOf([]), instead }] } as const;
const failed = { kind: 'failed', query: 'alert', isUnreachable: true } as const;

test.each([
  ['an empty query', '', failed, { kind: 'start' }],
  ['a first query on its way', 'alert', null, { kind: 'loading' }],
  ['results', 'alert', found, { kind: 'results', query: 'alert', nbHits: 3 }],
  ['a newer query on its way', 'alerts', found, { kind: 'results', query: 'alert', nbHits: 3 }],
  ['nothing found', 'alert', none, { kind: 'none', query: 'alert', instead }],
  ['a newer query after nothing', 'alerts', none, { kind: 'loading' }],
  ['a failure', 'alert', failed, { kind: 'error', isUnreachable: true }],
  ['a newer query after a failure', 'alerts', failed, { kind: 'error', isUnreachable: true }],
] as const)('shows what belongs to %s', (_what, query, outcome, view) => {
  expect(viewOf(query, outcome)).toMatchObject(view);
});
