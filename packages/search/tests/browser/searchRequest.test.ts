// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createRequest } from '../../src/browser/request/searchRequest.ts';
import { settings } from './settings.ts';

function screen(isNarrow: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query === '(max-width: 768px)',
  }));
}

test('asks for exactly what the spec names, with snippets of ten words', () => {
  screen(false);
  expect(createRequest(settings, '버튼')).toEqual({
    query: '버튼',
    indexName: 'zs-ui',
    attributesToRetrieve: [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      'hierarchy.lvl1:10',
      'hierarchy.lvl2:10',
      'hierarchy.lvl3:10',
      'hierarchy.lvl4:10',
      'hierarchy.lvl5:10',
      'hierarchy.lvl6:10',
      'content:10',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: [
      'language:ko',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
});

test('asks for snippets of five words on a narrow screen', () => {
  screen(true);
  expect(createRequest(settings, '버튼').attributesToSnippet).toContain('content:5');
});

test('names the page from the second on, and click analytics only with insights', () => {
  screen(false);
  const provider = { provider: 'algolia', appId: 'A', apiKey: 'K', insights: true } as const;
  expect(createRequest({ ...settings, provider }, 'x', 2)).toMatchObject({
    page: 2,
    clickAnalytics: true,
  });
});
