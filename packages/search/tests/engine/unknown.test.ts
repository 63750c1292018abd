import { describe, expect, test } from 'vitest';
import type { IndexOptions } from '../../src/build/indexFolder.ts';
import { readPage } from '../../src/build/page/readPage.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import type { Engine } from '../../src/shared/engine/engine.ts';
import { engineOf, fixtureRecords, queryOf } from '../fixture/site.ts';

const engine = await engineOf(fixtureRecords, {
  synonyms: [{ use: '노트 작성', also: ['메모장'] }],
});
await engine.loadTexts();
const answer = (query: string) => toAnswer(engine.find(queryOf(query)), 10);
const unknown = (query: string) => answer(query).unknownWords;

describe('A query of words that the documents do not have', () => {
  test('finds nothing where they are half of it or more', () => {
    expect(answer('카카오 단축키').hits).toEqual([]);
    expect(answer('riverpod 쿠버네티스 비밀번호').hits).toEqual([]);
  });

  test('finds the rest of it where they are fewer, and names them as they were typed', () => {
    expect(answer('Riverpod 비밀번호 바꾸기').hits[0]?.url).toBe('/n/account/#change-password');
    expect(unknown('Riverpod 비밀번호 바꾸기')).toEqual(['Riverpod']);
  });

  test('finds the page that it names', () => {
    expect(answer('riverpod 동기화').hits[0]?.url).toBe('/n/sync/');
    expect(unknown('riverpod 동기화')).toEqual(['riverpod']);
  });

  test.each(['riverpod 글꼴 크기 조절', '글꼴 크기 조절 riverpod'])(
    'names one of four, wherever it stands: %s',
    (query) => expect(unknown(query)).toEqual(['riverpod']),
  );

  test('names a word that only begins one of the documents, where others follow it', () => {
    expect(unknown('pass 글꼴 크기')).toEqual(['pass']);
    expect(unknown('글꼴 크기 pass')).toEqual([]);
  });

  test.each(['글꼴 크기가 자꾸 바뀜', '글꼴 크기 받아오기', '글꼴 크기가 늘어남'])(
    'names no adverb and no verb: %s',
    (query) => expect(unknown(query)).toEqual([]),
  );

  test.each([
    ['each word is known', '노트 충돌 해결'],
    ['a word is half typed', '비밀번호 바ㄲ'],
    ['a word has another in the documents', '메모장 블록 종류'],
    [
      'one word of a long sentence is unknown',
      '두 기기에서 같은 줄을 고치면 충돌 생깁니다 흥미롭게',
    ],
  ])('no word is named where %s: %s', (_when, query) => {
    expect(answer(query).nbHits).toBeGreaterThan(0);
    expect(unknown(query)).toEqual([]);
  });
});

describe('A verb that the documents do not have', () => {
  test.each(['써도 되나요', '꺼야', '떠야', '쓰는거', '보여주고', '엔터치면', '안 떠도'])(
    'neither empties the list nor is denied: %s',
    (verb) => {
      expect(answer(`동기화 ${verb}`).hits[0]?.url).toBe('/n/sync/');
      expect(unknown(`동기화 ${verb}`)).toEqual([]);
    },
  );

  test.each(['왜곡', '카카오'])('is no noun that ends or begins like one: %s', (noun) => {
    expect(unknown(`동기화 ${noun}`)).toEqual([noun]);
  });
});

describe('What the documents have no place for', () => {
  const kit = (body: string, synonyms: IndexOptions = {}) =>
    engineOf(readPage(`<main><article><h1>Kit</h1>${body}</article></main>`, '/n/kit/'), synonyms);
  const ask = async (engine: Promise<Engine>, query: string) => {
    const opened = await engine;
    await opened.loadTexts();
    return toAnswer(opened.find(queryOf(query)), 10);
  };
  const errors = `<h2 id="a">useTheme must be used within a ThemeProvider</h2><p>Wrap the app.</p>
    <h2 id="b">Buttons</h2><p>Text strings.</p><h2 id="c">Lists</h2><p>Rendered components.</p>`;

  test('is no answer to another error', async () => {
    const { hits } = await ask(
      kit(errors),
      'Text strings must be rendered within a <Box> component',
    );
    expect(hits[0]?.answer ?? null).toBeNull();
  });

  test('denies no word that the documents write apart, and none that only joins others', async () => {
    const body = '<h2 id="a">여백</h2><p>빈 공간을 없앱니다.</p><p>Two buttons in a row.</p>';
    expect((await ask(kit(body), '빈공간 여백')).unknownWords).toEqual([]);
    expect((await ask(kit(body), 'buttons within row')).unknownWords).toEqual([]);
  });

  test('is not said of a thing on a page that speaks of it', async () => {
    const synonyms = [{ use: '시트', also: [], nearest: ['action sheet'] }];
    const page = '<h2 id="a">시트</h2><p>액션 시트(action sheet)로도 씁니다.</p>';
    const other = '<h2 id="a">시트</h2><p>아래에서 올라옵니다.</p>';
    const missing = async (body: string) =>
      (await ask(kit(body, { synonyms }), 'action sheet')).hits.map((hit) => hit.missing);
    expect(await missing(page)).not.toContain('action sheet');
    expect(await missing(other)).toContain('action sheet');
  });
});

describe('A query that finds nothing', () => {
  test('is offered names that are spelt nearly so, each of which finds something', () => {
    const queries = answer('돔기롸').instead?.queries ?? [];
    expect(queries).toContain('동기화');
    expect(answer('동기화').nbHits).toBeGreaterThan(0);
  });

  test('is offered the groups of the documents, each by its first page', () => {
    expect(answer('프로야구 순위').instead).toEqual({
      queries: [],
      places: expect.arrayContaining([
        { title: '시작하기', url: '/n/install/' },
        { title: '꾸미기', url: '/n/theme/' },
      ]),
    });
  });

  test('is offered nothing of the kind where it finds something', () => {
    expect(answer('동기화').instead).toBeUndefined();
  });
});

describe('The last word of a query', () => {
  test.each([
    ['begins a word', '비밀번', true],
    ['is one syllable behind another word', '비밀번호 표', true],
    ['is one syllable alone', '표', false],
    ['is a word of the documents', '노트 동기화', false],
  ])('may be half typed or not where it %s: %s', (_what, query, isHalf) => {
    expect(answer(query).isHalfTyped).toBe(isHalf);
  });
});
