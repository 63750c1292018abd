import { expect, test } from 'vitest';
import type { ModalState } from '../../src/browser/modal/createModalSearch.ts';
import { showInTime } from '../../src/browser/modal/showInTime.ts';

const start: ModalState = {
  query: '',
  collections: [],
  activeItemId: null,
  status: 'idle',
  outcome: null,
};
const asked: ModalState = { ...start, query: 'alert', status: 'loading', activeItemId: 0 };
const older: ModalState['collections'] = [
  { source: { sourceId: 'group0', getItems: () => [] } as never, items: [] },
];
const found = { query: 'alert', failed: false, nbHits: 3 } as const;

async function shownAfter(...states: ModalState[]): Promise<ModalState[]> {
  const shown: ModalState[] = [];
  const show = showInTime(start, (state) => shown.push(state));
  for (const state of states) {
    show(state);
    await Promise.resolve();
  }
  return shown;
}

test('a query alone leaves the screen as it is', async () => {
  expect(await shownAfter(asked, { ...asked, collections: [] })).toEqual([]);
});

test('what is on screen is not drawn again', async () => {
  const settled: ModalState = { ...asked, status: 'idle', outcome: found };
  expect(await shownAfter(settled, { ...settled })).toEqual([settled]);
});

test.each([
  ['an answer', { ...asked, outcome: found }],
  ['a failure', { ...asked, outcome: { query: 'alert', failed: true } as const }],
  ['a late answer', { ...asked, status: 'stalled' } as const],
  ['results of an older query', { ...asked, collections: older }],
  ['an emptied input', { ...start, activeItemId: 0 }],
])('%s changes the screen', async (_, state) => {
  expect(await shownAfter(asked, state)).toEqual([state]);
});

test('steps of one change are drawn once, as the last one left it', async () => {
  const shown: ModalState[] = [];
  const show = showInTime(start, (state) => shown.push(state));
  show(asked);
  show({ ...asked, outcome: found });
  show({ ...asked, status: 'idle', outcome: found });
  await Promise.resolve();
  expect(shown).toEqual([{ ...asked, status: 'idle', outcome: found }]);
});
