import { describe, expect, test } from 'vitest';
import { answerRequests } from '../../src/build/server/serve/answerRequests.ts';
import { ask, engineOf, fixtureRecords } from '../fixture/site.ts';

const engine = await engineOf(fixtureRecords);

describe('Answers follow the provider', () => {
  test('several requests at once are answered in their order', async () => {
    const requests = ['테마', '동기화'].map((query) => ({ indexName: 'notes', query }));
    const { results } = await answerRequests(engine, requests);
    expect(results.map((result) => [result.query, result.index])).toEqual([
      ['테마', 'notes'],
      ['동기화', 'notes'],
    ]);
  });

  test('pages of hits follow each other without gaps and count the same total', async () => {
    const all = await ask(engine, '노트', { hitsPerPage: 100 });
    const first = await ask(engine, '노트', { hitsPerPage: 2 });
    const second = await ask(engine, '노트', { hitsPerPage: 2, page: 1 });
    expect([...first.hits, ...second.hits]).toEqual(all.hits.slice(0, 4));
    expect(first.nbHits).toBe(all.hits.length);
    expect(first.nbPages).toBe(Math.ceil(all.nbHits / 2));
  });

  test('a section is one hit with an address and an id of its own', async () => {
    const { hits } = await ask(engine, '노트', { hitsPerPage: 100 });
    expect(new Set(hits.map((hit) => hit.url)).size).toBe(hits.length);
    expect(new Set(hits.map((hit) => hit.objectID)).size).toBe(hits.length);
  });

  test('the id of a hit is the id of its record', async () => {
    const ids = new Set(fixtureRecords.map((record) => record.objectID));
    const { hits } = await ask(engine, '구름 모양 테마', { hitsPerPage: 100 });
    expect(hits.filter((hit) => !ids.has(hit.objectID))).toEqual([]);
  });

  test('facets that fit no section leave nothing, alternatives leave what fits one', async () => {
    const other = await ask(engine, '테마', { facetFilters: ['language:en'] });
    expect(other.nbHits).toBe(0);
    const either = await ask(engine, '테마', {
      facetFilters: [
        'language:ko',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect(either.nbHits).toBeGreaterThan(0);
  });

  test('a query id comes only when it is asked for', async () => {
    expect((await ask(engine, '테마')).queryID).toBeUndefined();
    expect((await ask(engine, '테마', { clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  test('only the attributes asked for come back', async () => {
    const { hits } = await ask(engine, '구름 모양', {
      attributesToRetrieve: ['hierarchy.lvl1', 'url'],
    });
    expect(hits[0]).not.toHaveProperty('content');
    expect(hits[0]?.hierarchy.lvl1).toBe('동기화');
    expect(hits[0]?.hierarchy.lvl2).toBeNull();
  });
});

describe('Marks and snippets', () => {
  test('the stem is marked, not the particle behind it', async () => {
    const { hits } = await ask(engine, '아이콘', { attributesToSnippet: ['content:10'] });
    expect(hits[0]?._snippetResult?.content?.value).toContain('<em>아이콘</em>이');
  });

  test('a snippet keeps the number of words asked for and shows what is cut', async () => {
    const { hits } = await ask(engine, '되돌릴', { attributesToSnippet: ['content:3'] });
    const value = hits[0]?._snippetResult?.content?.value ?? '';
    expect(value.replace(/<\/?em>/g, '')).toBe('…계정은 되돌릴 수…');
  });

  test('tags and ellipsis are those of the request', async () => {
    const { hits } = await ask(engine, '되돌릴', {
      attributesToSnippet: ['content:2'],
      highlightPreTag: '[',
      highlightPostTag: ']',
      snippetEllipsisText: ' (…)',
    });
    expect(hits[0]?._snippetResult?.content?.value).toMatch(/\[되돌릴\].*\(…\)$/);
  });

  test('markup in a title stays text', async () => {
    const { hits } = await ask(engine, '태그가 든 절', {
      attributesToSnippet: ['hierarchy.lvl2:10'],
    });
    const heading = hits[0]?._highlightResult?.hierarchy?.lvl2?.value ?? '';
    expect(heading.replace(/<\/?em>/g, '')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });
});
