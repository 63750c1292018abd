// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getClient } from '../../src/browser/client/createClient.ts';
import { toRequest } from '../../src/browser/hosted/providerRequest.ts';
import { fillSettings } from '../../src/browser/settings.ts';
import { queryOf } from '../fixture/site.ts';

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

test('the provider is asked exactly what the specification says', () => {
  const query = queryOf('Alert', { facetFilters: ['language:ko', ['a:1', 'a:2']] });
  expect(toRequest({ indexName: 'notes' }, query)).toEqual({
    query: 'Alert',
    indexName: 'notes',
    attributesToRetrieve: [
      ...['lvl0', ...headings].map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [...headings.map((level) => `hierarchy.${level}:10`), 'content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ['language:ko', ['a:1', 'a:2']],
  });
});

test.each([
  [
    'fewer words on a narrow screen',
    { snippetWords: 5 },
    {},
    ['attributesToSnippet', 6, 'content:5'],
  ],
  ['a later page by its number', { page: 2 }, {}, ['page', null, 2]],
  ['clicks where insights are on', {}, { insights: true }, ['clickAnalytics', null, true]],
] as const)('and %s', (_what, more, index, [name, at, value]) => {
  const request: Record<string, unknown> = toRequest(
    { indexName: 'n', ...index },
    queryOf('a', more),
  );
  const given = request[name];
  expect(at === null ? given : (given as unknown[])[at]).toBe(value);
});

test.each([
  [{ appId: '', apiKey: 'K', indexName: 'n' }, '`appId` is missing.'],
  [{ appId: 'A', apiKey: '', indexName: 'n' }, '`apiKey` is missing.'],
  [{ appId: 'A', apiKey: 'K', indexName: '' }, '`indexName` is missing.'],
])('settings that are not complete are refused: %j', ({ indexName, ...provider }, message) => {
  const settings = fillSettings({ indexName, provider: { name: 'algolia', ...provider } });
  expect(() => getClient(settings)).toThrow(message);
});

test('a provider that nobody knows is refused by its name', () => {
  const settings = fillSettings({ provider: { name: 'elastic' } as never });
  expect(() => getClient(settings)).toThrow(
    'Unknown search provider "elastic": it must be "embedded" or "algolia".',
  );
});

test('dialog and search page share one client, another index has its own', () => {
  const settings = fillSettings({ provider: { name: 'algolia', appId: 'A', apiKey: 'K' } });
  expect(getClient({ ...settings })).toBe(getClient(settings));
  expect(getClient({ ...settings, indexName: 'other' })).not.toBe(getClient(settings));
});
