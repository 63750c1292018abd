import { describe, expect, test } from 'vitest';
import type { MarkedPart } from '../../src/shared/searchClient.ts';
import { ask, engineOf, fixtureRecords } from '../fixture/site.ts';

const engine = await engineOf(fixtureRecords);

describe('Hits', () => {
  test('of one page follow those of the page before without gaps and count the same total', async () => {
    const all = await ask(engine, '노트', { hitsPerPage: 100 });
    const first = await ask(engine, '노트', { hitsPerPage: 2 });
    const second = await ask(engine, '노트', { hitsPerPage: 2, page: 1 });
    const addressesOf = ({ hits }: typeof all) => hits.map(({ url }) => url);
    expect([...addressesOf(first), ...addressesOf(second)]).toEqual(addressesOf(all).slice(0, 4));
    expect(first.nbHits).toBe(all.hits.length);
    expect(first.nbPages).toBe(Math.ceil(all.nbHits / 2));
  });

  test('are sections, each once, with an address and an id of its own', async () => {
    const { hits } = await ask(engine, '노트', { hitsPerPage: 100 });
    expect(new Set(hits.map((hit) => hit.url)).size).toBe(hits.length);
    expect(new Set(hits.map((hit) => hit.objectID)).size).toBe(hits.length);
  });

  test('have the id of their record', async () => {
    const ids = new Set(fixtureRecords.map((record) => record.objectID));
    const { hits } = await ask(engine, '구름 모양 테마', { hitsPerPage: 100 });
    expect(hits.filter((hit) => !ids.has(hit.objectID))).toEqual([]);
  });

  test('are none where a facet fits no section, and those that fit one of alternatives', async () => {
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
});

describe('Marks and snippets', () => {
  const textOf = (parts: readonly MarkedPart[] | null = []) =>
    (parts ?? []).map(({ text }) => text).join('');

  test('the stem is marked, not the particle behind it', async () => {
    const { hits } = await ask(engine, '아이콘');
    const snippet = hits[0]?.snippet ?? [];
    const at = snippet.findIndex(({ marked }) => marked);
    expect(snippet[at]?.text).toBe('아이콘');
    expect(snippet[at + 1]?.text).toMatch(/^이/);
  });

  test('a snippet keeps the number of words asked for and shows what is cut', async () => {
    // The first hit has room for a sentence; the others show a snippet.
    const { hits } = await ask(engine, '되돌릴', { snippetWords: 3 });
    expect(textOf(hits[0]?.snippet)).toBe('…계정은 되돌릴 수…');
  });

  test('markup in a title stays text', async () => {
    const { hits } = await ask(engine, '태그가 든 절');
    expect(textOf(hits[0]?.titles.lvl2)).toBe('<img src=x onerror=alert(1)>');
  });
});
