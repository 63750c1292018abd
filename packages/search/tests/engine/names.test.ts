import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import { type HeadingLevel, hierarchyOf, type SearchRecord } from '../../src/shared/records.ts';
import { addresses, engineOf, queryOf } from '../fixture/site.ts';

/** A heading, with what it is also called, and the text under it. */
function section(page: string, names: string[], text: string, keywords: string[] = []) {
  const level = `lvl${names.length}` as HeadingLevel;
  const anchor = names.length > 1 ? (names.at(-1) ?? '') : null;
  const url = anchor ? `/n/${page}#${anchor}` : `/n/${page}`;
  const base = {
    url,
    url_without_anchor: `/n/${page}`,
    anchor,
    hierarchy: hierarchyOf(['문서', ...names]),
    language: 'ko',
    docusaurus_tag: 'default',
  };
  const records: SearchRecord[] = [
    { ...base, objectID: `h-${url}`, type: level, content: null, keywords },
    { ...base, objectID: `t-${url}`, type: 'content', content: text },
  ];
  return records;
}

const records = [
  ...section('provider/', ['Provider'], '앱을 감쌉니다.'),
  ...section('provider/', ['Provider', 'customSnackbar'], '스낵바 스낵바 스낵바의 모양입니다.'),
  ...section('provider/', ['Provider', 'snackbarCount'], '스낵바의 수입니다.'),
  ...section('snackbar/', ['Snackbar'], '짧은 메시지를 잠시 띄웁니다.', ['스낵바']),
  ...section('snackbar/', ['Snackbar', '머무는 시간'], '밀리초로 정합니다.', ['안 사라져요']),
  ...section('mode/', ['모드'], '다크 모드와 라이트 모드가 있습니다.'),
  ...section('area/', ['화면'], '안전 영역을 비웁니다. 안전한 값입니다.'),
];
records.push({ ...(records[1] as SearchRecord), code: 'useState axios' });
const synonyms = [
  { use: '스낵바', also: ['토스트', 'toast'] },
  { use: '다크 모드', also: ['야간 모드', '나이트모드'] },
  { use: '안전 영역', also: ['노치'] },
];
const engine = await engineOf(records, { synonyms });

describe('What things are called', () => {
  test.each([
    'Snackbar',
    'snackbar',
    '스낵바',
    '스낵바를',
    '스낵바 사용법',
    'ㅅㄴㅂ',
    'tmsorqk',
    '토스트',
    '토스트가',
    'toast',
    'Toast.Provider',
  ])('a page comes first by its name, keyword or synonym: %s', async (query) => {
    const [first] = await addresses(engine, query);
    expect(first).toBe('snackbar/');
  });

  test.each(['스낵바', '토스트', 'Snackbar'])('it stays first while %s is typed', async (name) => {
    for (let length = 2; length <= name.length; length++) {
      expect((await addresses(engine, name.slice(0, length)))[0]).toBe('snackbar/');
    }
  });

  test('a name that only a code sample uses finds its section', async () => {
    expect(await addresses(engine, 'axios')).toEqual(['provider/']);
  });

  test.each(['!!!!', '<b>뷁뷁</b>', '</x><x>뙑</x>', '결혼식 축의금'])(
    'junk finds nothing: %s',
    async (query) => {
      expect(await addresses(engine, query)).toEqual([]);
    },
  );

  test.each([
    ['야간 모드', 'mode/'],
    ['나이트모드로', 'mode/'],
    ['노치 영역', 'area/'],
    ['안 사라져요', 'snackbar/#머무는 시간'],
    ['머무능시칸', 'snackbar/#머무는 시간'],
  ])('several words stand for several others: %s', async (query, found) => {
    expect((await addresses(engine, query))[0]).toBe(found);
  });
});

describe('English titles', () => {
  const html = `<main><h1>알림창</h1><p>묻습니다.</p><h2 id="close" data-search-english="Close an alert">닫기</h2><p>닫습니다.</p></main>`;
  const titled = readPage(html, '/n/alert/');

  test('find their sections, and are shown to those who do not ask in Korean', async () => {
    const alert = await engineOf(titled);
    await alert.loadTexts();
    const [hit] = toAnswer(alert.find(queryOf('how to close alert')), 10).hits;
    expect(hit?.url).toBe('/n/alert/#close');
    expect(hit?.english?.map(({ text }) => text).join('')).toBe('Close an alert');
    const [korean] = toAnswer(alert.find(queryOf('닫기')), 10).hits;
    expect(korean?.english).toBeNull();
  });

  test('of a page stands in its head', () => {
    const [page] = readPage(
      '<head><meta name="docsearch:english" content="Alert"></head><main><h1>알림창</h1></main>',
      '/n/alert/',
    );
    expect(page?.english).toBe('Alert');
  });
});

test('a name of code that a text holds is not taken for another word', async () => {
  const kit = [
    ...section('view/', ['View'], '상자에 그림자를 줍니다.', ['그림자']),
    ...section('log/', ['Log'], '이제 그림자를 boxShadow로 그립니다.'),
  ];
  const named = await engineOf(kit, {
    synonyms: [{ use: '그림자', also: ['boxShadow', 'shadow'] }],
  });
  await named.loadTexts();
  const first = (query: string) => toAnswer(named.find(queryOf(query)), 10).hits[0]?.url;
  expect(first('boxShadow')).toBe('/n/log/');
  expect(first('shadow')).toBe('/n/view/');
});

test('a sentence with one part of a longer name in it does not ask for that name', async () => {
  const kit = readPage(
    `<main><h1>화면</h1><h2 id="a">keyboardHideOffset</h2><p>number</p>
      <h2 id="b">입력</h2><p>The keyboard covers a text field.</p></main>`,
    '/n/kit/',
  );
  const engine = await engineOf(kit);
  await engine.loadTexts();
  const first = (query: string) => toAnswer(engine.find(queryOf(query)), 10).hits[0]?.url;
  expect(first('keyboard covers field')).toBe('/n/kit/#b');
  expect(first('keyboard offset')).toBe('/n/kit/#a');
});
