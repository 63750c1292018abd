import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostsCache } from '../../src/browser/hosted/hostsCache.ts';
import { createInsights, type Insights } from '../../src/browser/hosted/insights.ts';
import { hit } from '../fixture/hits.ts';

const index = { appId: 'app', apiKey: 'key', indexName: 'docs' };
const send = vi.fn<(address: string, body: string) => void>();
let insights: Insights;

const events = () => send.mock.calls.map(([, body]) => JSON.parse(body).events[0]);
const hits = (count: number) => Array.from({ length: count }, (_, at) => hit(['a', `b${at}`]));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  insights = createInsights(index, send);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what the provider is told', () => {
  it('is which results a reader saw for 400 ms, in its own portions', () => {
    insights.viewed(hits(45));
    vi.advanceTimersByTime(399);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(events().map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(events()[0]).toMatchObject({ eventType: 'view', index: 'docs' });
    expect(send.mock.calls[0]?.[0]).toContain('x-algolia-application-id=app&x-algolia-api-key=key');
  });

  it('is nothing of results that passed while a reader typed on', () => {
    insights.viewed(hits(3));
    vi.advanceTimersByTime(300);
    insights.viewed(hits(1));
    vi.runAllTimers();
    expect(events().map(({ objectIDs }) => objectIDs.length)).toEqual([1]);
  });

  it('is nothing at all where there are no results', () => {
    insights.viewed([]);
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
  });

  it('is what a reader chose, at which place of which answer', () => {
    const [chosen = hit(['a'])] = hits(1);
    insights.chosen(chosen, 4, 'query-1');
    expect(events()).toEqual([
      expect.objectContaining({
        eventType: 'click',
        objectIDs: [chosen.objectID],
        positions: [4],
        queryID: 'query-1',
      }),
    ]);
  });

  it('names a reader by chance alone, as long as the page stands', () => {
    insights.chosen(hit(['a', 'b']), 1, 'q');
    insights.chosen(hit(['a', 'c']), 1, 'q');
    createInsights(index, send).chosen(hit(['a', 'b']), 1, 'q');
    const [one, same, other] = events().map(({ userToken }) => userToken);
    expect(one).toMatch(/^anonymous-/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });
});

describe('the hosts of the provider', () => {
  it('are remembered by their address, with how they did', async () => {
    const cache = createHostsCache();
    const make = vi.fn(async () => 'up');
    expect(await cache.get({ url: 'a.example' }, make)).toBe('up');
    await cache.set({ url: 'a.example', lastUpdate: 1 }, 'down');
    expect(await cache.get({ url: 'a.example', lastUpdate: 2 }, make)).toBe('down');
    expect(await cache.get({ url: 'b.example' }, make)).toBe('up');
  });

  it('are forgotten one by one, or all', async () => {
    const cache = createHostsCache();
    await cache.set('a', 'down');
    await cache.set('b', 'down');
    await cache.delete('a');
    expect(await cache.get('a', async () => 'up')).toBe('up');
    expect(await cache.get('b', async () => 'up')).toBe('down');
    await cache.clear();
    expect(await cache.get('b', async () => 'up')).toBe('up');
  });
});
