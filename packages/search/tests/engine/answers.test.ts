import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { bestSentence } from '../../src/shared/answer/bestSentence.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import type { MarkedPart, SearchQuery } from '../../src/shared/searchClient.ts';
import { engineOf, fixtureRecords, queryOf } from '../fixture/site.ts';

const engine = await engineOf(fixtureRecords);
await engine.loadTexts();

function answer(text: string, more: Partial<SearchQuery> = {}) {
  const query = queryOf(text, more);
  return toAnswer(engine.find(query), query.snippetWords);
}

/** Parts as one line, with the matches in brackets. */
const line = (parts: readonly MarkedPart[] | null | undefined) =>
  (parts ?? []).map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

/** Passage or title of the first hit. */
const first = (text: string, words = 10) => {
  const [hit] = answer(text, { snippetWords: words }).hits;
  return line(hit && hit.type !== 'content' ? hit.titles[hit.type] : hit?.snippet);
};

describe('What of a hit is marked', () => {
  test.each([
    ['the whole of a heading', '충돌 해결', '[충돌] [해결]'],
    ['the stem, not the particle', '아이콘', '구름 모양 [아이콘]이 진행 상태를 알려 줍니다.'],
    ['what was typed of a longer name', 'note', 'use[Note]'],
    ['syllables by their initial consonants', 'ㅊㄷㅎㄱ', '[충돌 해결]'],
    ['a name in another case', 'READONLY', '[readOnly]'],
  ])('%s: %s', (_what, query, marked) => {
    expect(first(query)).toBe(marked);
  });

  test('the part of a compound name that is meant, not the name', async () => {
    const html = '<main><h1>themeTokenList</h1><p>모두 늘어놓습니다.</p></main>';
    const synonyms = [{ use: 'token', also: ['토큰'] }];
    const named = await engineOf(readPage(html, '/n/list/'), { synonyms });
    await named.loadTexts();
    const { hits } = toAnswer(named.find(queryOf('토큰')), 10);
    expect(line(hits[0]?.titles.lvl1)).toBe('theme[Token]List');
  });

  test('nothing where only the text matched, in its headings', () => {
    const [hit] = answer('구름 모양').hits;
    expect(hit?.type).toBe('content');
    expect(hit?.titles.lvl1?.some(({ marked }) => marked)).toBe(false);
  });
});

describe('The sentence that says the most', () => {
  const text = '색을 바꿉니다. 색과 글꼴은 theme.js에 적습니다.글꼴은 둘입니다.';
  const of = (...words: string[]) =>
    words.map((word) => ({
      start: text.lastIndexOf(word),
      end: text.lastIndexOf(word) + word.length,
    }));

  test('holds the most different matches, with their places in it', () => {
    const { text: sentence, ranges } = bestSentence({ text, ranges: of('색', '적습') });
    expect(sentence).toBe('색과 글꼴은 theme.js에 적습니다.');
    expect(ranges.map(({ start, end }) => sentence.slice(start, end))).toEqual(['색', '적습']);
  });

  test('is the first where none holds more than another', () => {
    expect(bestSentence({ text, ranges: [] }).text).toBe('색을 바꿉니다.');
  });
});

describe('A passage', () => {
  test('has the words asked for around the best match, and shows what is cut', () => {
    expect(first('되돌릴', 3)).toBe('…계정은 [되돌릴] 수…');
  });

  test('is the text itself where that is short', () => {
    expect(first('되돌릴', 50)).not.toContain('…');
  });

  test('is given with its text for content, and is none for a heading below the first', () => {
    const [content] = answer('되돌릴').hits;
    expect(content).toMatchObject({ type: 'content', content: expect.stringContaining('되돌릴') });
    const heading = answer('테마').hits.find(({ type }, n) => n > 0 && type !== 'content');
    expect(heading).toMatchObject({ content: null, snippet: null });
  });

  test('of the first heading is the sentence that says the most of what was asked', () => {
    const [hit] = answer('충돌 해결').hits;
    expect(hit).toMatchObject({ type: 'lvl2', content: null });
    expect(line(hit?.snippet)).toBe('두 기기에서 같은 줄을 고치면 [충돌]이 생깁니다.');
  });

  test('holds the text as it is: nothing in it is escaped or taken for markup', () => {
    const [hit] = answer('태그가 든 절').hits;
    expect(line(hit?.titles.lvl2)).toContain('<img src=x onerror=alert(1)>');
  });
});

describe('Pages of hits', () => {
  test('follow each other without gaps and count the same total', () => {
    const all = answer('노트', { hitsPerPage: 100 });
    const two = [0, 1].map((page) => answer('노트', { hitsPerPage: 2, page }));
    expect(two.flatMap(({ hits }) => hits)).toEqual(all.hits.slice(0, 4));
    expect(two[1]).toMatchObject({ nbHits: all.nbHits, nbPages: Math.ceil(all.nbHits / 2) });
  });

  test('past the end are empty', () => {
    expect(answer('노트', { page: 99 }).hits).toEqual([]);
  });

  test('hold each section once', () => {
    const { hits } = answer('노트', { hitsPerPage: 100 });
    expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length);
  });
});

describe('Filters', () => {
  test.each([
    ['one that fits all', ['language:ko'], true],
    ['one that fits none', ['language:en'], false],
    ['alternatives of which one fits', [['language:en', 'language:ko']], true],
    ['two that must both hold', ['language:ko', 'docusaurus_tag:other'], false],
    ['a negative one', ['-language:ko'], false],
    ['a facet that the index does not know', ['author:kim'], false],
    ['an empty group', [[]], true],
  ])('%s', (_what, facetFilters, finds) => {
    expect(answer('테마', { facetFilters }).nbHits > 0).toBe(finds);
  });
});

test('a title keeps its words where a passage is cut short', async () => {
  const heading = 'Element type is invalid: got undefined, expected a string';
  const records = readPage(`<main><h1>${heading}</h1><p>Kites fly.</p></main>`, '/n/p/');
  const titled = await engineOf(records);
  await titled.loadTexts();
  const page = titled.find(queryOf('element'));
  expect(line(toAnswer(page, 5).hits[0]?.titles.lvl1)).toBe(`[Element]${heading.slice(7)}`);
});
