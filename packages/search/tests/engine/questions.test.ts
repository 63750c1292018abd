import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { createStemmer } from '../../src/shared/korean/stems.ts';
import { addresses, engineOf } from '../fixture/site.ts';

/** One page with a section for each text. */
const engineOfTexts = (texts: readonly string[]) =>
  engineOf(
    readPage(
      `<main><h1>모음</h1>${texts
        .map((text, n) => `<h2 id="s${n}">제${n}</h2><p>${text}</p>`)
        .join('')}</main>`,
      '/n/p/',
    ),
  );

test('what is asked about decides before what is done with it', async () => {
  const engine = await engineOfTexts([
    '바꾸려면 바꾸어서 바꾸기를 적습니다.',
    '구름이 구름은 구름을 적습니다.',
  ]);
  expect((await addresses(engine, '구름 바꾸기'))[0]).toBe('p/#s1');
});

test('forms of a native verb are told from nouns', () => {
  const stemmer = createStemmer(['바꾸려면', '바꾸어서', '바꾸기', '구름이', '구름은', '구름']);
  expect(stemmer.stem('바꾸기').isVerb).toBe(true);
  expect(stemmer.stem('구름은').isVerb).toBeUndefined();
});

test.each([
  'Value is missing at read (node_modules/kit/build/index.js:12:3)',
  'Value is missing C:\\app\\node_modules\\kit\\build\\index.js',
])('files that an error names say less than its words: %s', async (query) => {
  const engine = await engineOfTexts([
    'The folder node_modules holds kit, its build and index.js.',
    'Value is missing.',
  ]);
  expect((await addresses(engine, query))[0]).toBe('p/#s1');
});

test.each([
  ['접었는지', '접으면 접어서 접는'],
  ['바꿨는데', '바꾸려면 바꾸어서'],
  ['사라졌어요', '사라지면 사라집니다'],
  ['돌아가요', '돌아갑니다 돌아가면 돌아가지만'],
  ['꺼야', '끄려면 끄세요 끄는데'],
])('what happened is the verb of what happens: %s', (asked, written) => {
  const [first = '', ...others] = written.split(' ');
  const stemmer = createStemmer([first, ...others]);
  expect(stemmer.stem(asked)).toEqual(stemmer.stem(first));
});

test.each([
  ['the right one', 'ㄱㄷㅁㅊㅅ', ['p/#s0']],
  ['no word at all', 'ㅂㅈㄷㄱㅅ', []],
])('consonants that are no initials are read as Latin keys: %s', async (_what, query, found) => {
  const engine = await engineOfTexts(['The react kit.', '구름이 지나갑니다.']);
  expect(await addresses(engine, query)).toEqual(found);
});

test('a page that is named among words nobody knows is shown', async () => {
  const engine = await engineOf(readPage('<main><h1>구름</h1><p>하얗습니다.</p></main>', '/n/p/'));
  expect(await addresses(engine, 'zustand 미들웨어에서 구름')).toEqual(['p/']);
  expect(await addresses(engine, 'zustand 미들웨어에서 뷁쀍')).toEqual([]);
});

test('what complains needs no text that holds it, spaces or not', async () => {
  const engine = await engineOfTexts([
    '어두운 모드입니다. 모드를 켭니다. 모드가 켜집니다.',
    '구름이 지나갑니다.',
  ]);
  expect(await addresses(engine, '어두운모드안됨')).toEqual(['p/#s0']);
});

describe('A number', () => {
  const engine = engineOf(
    readPage(
      `<main><h1>버전</h1><h2 id="kit">키트 SDK별 차이</h2><p>키트는 SDK를 고릅니다. SDK 61을 씁니다.</p>
        <h2 id="table">표</h2><table><tr><td>71</td><td>키트 0.7.1</td></tr><tr><td>72</td><td>키트 0.8.1</td></tr></table>
        <h2 id="note">참고</h2><p>키트 SDK 73은 아직입니다.</p></main>`,
      '/n/p/',
    ),
  );

  test.each([
    ['is asked of a section that holds it', 'SDK 73', 'p/#note'],
    ['of a version is one word', '키트 0.8', 'p/#table'],
    ['that a row of a table begins with is its row', '키트 SDK 72', 'p/#table'],
  ])('%s: %s', async (_what, query, first) => {
    const opened = await engine;
    await opened.loadTexts();
    expect((await addresses(opened, query))[0]).toBe(first);
  });
});

/** Pages with a section for each text. */
const engineOfPages = (pages: readonly (readonly string[])[]) =>
  engineOf(
    pages.flatMap((texts, page) =>
      readPage(
        `<main><h1>제${page}장</h1>${texts
          .map((text, n) => `<h2 id="s${n}">제${n}절</h2><p>${text}</p>`)
          .join('')}</main>`,
        `/n/p${page}/`,
      ),
    ),
  );

test('of two pages that hold half of a question, the one that tells of all of it comes first', async () => {
  const engine = await engineOfPages([
    ['구름이 지나갑니다.', '바람이 붑니다.'],
    ['구름은 높습니다.', '안개는 낮습니다.', '구름은 하얗습니다.', '안개는 짙습니다.'],
    ['안개가 걷힙니다.', '햇빛이 비칩니다.'],
  ]);
  expect((await addresses(engine, '구름 안개'))[0]).toMatch(/^p1\//);
});

test('a slip in the name of a page leads to it before a word that only sounds alike', async () => {
  const named = (title: string, text: string, path: string) =>
    readPage(`<main><h1>${title}</h1><p>${text}</p></main>`, `/n/${path}`);
  const engine = await engineOf(
    [...named('알림창', '팝업을 띄웁니다.', 'alert/'), ...named('PopOver', '고릅니다.', 'menu/')],
    { synonyms: [{ use: '알림창', also: ['팝업'] }] },
  );
  expect((await addresses(engine, 'popovre'))[0]).toBe('menu/');
});

test('of a pasted text the telling words decide, wherever they stand', async () => {
  const numbers = '3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18';
  const engine = await engineOfTexts([`Numbers: ${numbers}.`, 'Kites are flown with strings.']);
  const pasted = `Error ${numbers}: no strings for kites`;
  expect((await addresses(engine, pasted))[0]).toBe('p/#s1');
});

test('a word that ends within the first of two says nothing of both', async () => {
  const engine = await engineOfTexts([
    '파일 파일 파일 파일을 엽니다.',
    '파일이 하나에서 자랍니다.',
  ]);
  expect((await addresses(engine, '파일 하나에서'))[0]).toBe('p/#s1');
});
