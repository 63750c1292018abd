import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { sentencesIn } from '../../src/shared/answer/sentences.ts';
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

describe('The sentences of a text', () => {
  test('end at a full stop before a space or after a Korean verb, not inside of a name', () => {
    const text = '색과 글꼴은 theme.js에 적습니다.글꼴은 둘입니다. v2.1은 그룹.번호로 적습니다';
    const sentences = sentencesIn(text).map(({ start, end }) => text.slice(start, end));
    expect(sentences).toEqual([
      '색과 글꼴은 theme.js에 적습니다.',
      '글꼴은 둘입니다.',
      'v2.1은 그룹.번호로 적습니다',
    ]);
  });
});

describe('What the first row opens to', () => {
  const filler = '이 문장은 아무것도 묻지 않은 다른 이야기를 길게 합니다. '.repeat(12);
  const opened = async (body: string, query: string) => {
    const html = `<main><article><h1>색</h1>${body}</article></main>`;
    const engine = await engineOf(readPage(html, '/n/colour/'));
    await engine.loadTexts();
    const [hit] = toAnswer(engine.find(queryOf(query)), 10).hits;
    const { kind, pieces = [] } = hit?.answer ?? {};
    return {
      kind,
      lines: pieces.map(({ label, parts }) => (label ? `${label}: ` : '') + line(parts)),
    };
  };

  test('is the whole of a short section, without captions and labels', async () => {
    const body =
      '<h2 id="a">테두리</h2><p>두께는 숫자입니다. 단위는 pt입니다.</p><figure><figcaption>두께가 둘인 버튼.</figcaption></figure><p>예제 보기</p><p>모서리는 둥글게 하세요.</p>';
    expect(await opened(body, '두께')).toEqual({
      kind: 'sentences',
      lines: ['[두께]는 숫자입니다. 단위는 pt입니다.', '모서리는 둥글게 하세요.'],
    });
  });

  test('is, of a long one, the sentence that says the most and the remedy behind it', async () => {
    const body = `<h2 id="a">테두리</h2><p>${filler}</p><p>두께는 화면마다 다릅니다. 숫자로 지정하세요.</p><p>${filler}</p>`;
    const { kind, lines } = await opened(body, '두께 화면');
    expect(kind).toBe('sentences');
    expect(lines.join(' ')).toContain('[두께]는 [화면]마다 다릅니다. 숫자로 지정하세요.');
    expect(lines.join(' ').length).toBeLessThan(320);
  });

  test('is the row of a table with the names of its columns', async () => {
    const body =
      '<h2 id="a">없는 것</h2><table><thead><tr><th>이름</th><th>대신</th></tr></thead><tbody><tr><td>달력</td><td>date-kit</td></tr><tr><td>별점</td><td>star-kit</td></tr></tbody></table>';
    expect(await opened(body, '별점')).toEqual({
      kind: 'row',
      lines: ['이름: [별점]', '대신: star-kit'],
    });
  });

  test('is a short code sample as it stands', async () => {
    const body = `<h2 id="a">설치</h2><p>${filler}</p><pre>tool add colour\ntool run</pre>`;
    expect(await opened(body, '설치 tool add')).toEqual({
      kind: 'sample',
      lines: ['tool add colour\ntool run'],
    });
  });

  test('is nothing where only a part of another name of a table matches', async () => {
    const body =
      '<h2 id="a" data-search-keywords="차트">표시</h2><table><tr><td>아이콘</td><td>icon-kit</td></tr></table>';
    expect((await opened(body, '차트')).lines).toEqual([]);
  });

  test('is none below the first hit', () => {
    expect(
      answer('노트')
        .hits.slice(1)
        .some(({ answer }) => answer),
    ).toBe(false);
  });
});

describe('A passage', () => {
  test('has the words asked for around the best match, and shows what is cut', () => {
    expect(first('되돌릴', 3)).toBe('…계정은 [되돌릴] 수…');
  });

  test('is the text itself where that is short', () => {
    expect(first('되돌릴', 50)).not.toContain('…');
  });

  test('is given with its text for content', () => {
    const [content] = answer('되돌릴').hits;
    expect(content).toMatchObject({ type: 'content', content: expect.stringContaining('되돌릴') });
  });

  test('of the first headings is from the sentence that says the most of what was asked', () => {
    const [hit] = answer('충돌 해결').hits;
    expect(hit).toMatchObject({ type: 'lvl2', content: null });
    expect(line(hit?.snippet)).toBe('두 기기에서 같은 줄을 고치면 [충돌]이 생깁니다.');
  });

  test('of a page that is found by its name alone is its first sentence', async () => {
    const html = '<main><h1>Snackbar</h1><p>짧은 메시지를 띄웁니다. 누르면 사라집니다.</p></main>';
    const named = await engineOf(readPage(html, '/n/snackbar/'));
    await named.loadTexts();
    const [hit] = toAnswer(named.find(queryOf('Snackbar')), 10).hits;
    expect(line(hit?.snippet)).toBe('짧은 메시지를 띄웁니다.');
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

  test('have the ids of their records', () => {
    const ids = new Set(fixtureRecords.map(({ objectID }) => objectID));
    const { hits } = answer('구름 모양 테마', { hitsPerPage: 100 });
    expect(hits.filter(({ objectID }) => !ids.has(objectID))).toEqual([]);
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
