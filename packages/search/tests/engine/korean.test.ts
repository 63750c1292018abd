import { describe, expect, test } from 'vitest';
import { addresses, ask, engineOf, fixtureRecords } from '../fixture/site.ts';

const engine = await engineOf(fixtureRecords);

/** What readers type, and the section that must come first. */
const table: [what: string, query: string, first: string][] = [
  ['a heading as it stands', '두 단계 인증', 'account/#two-factor'],
  ['a page title', '동기화', 'sync/'],
  ['a particle put on', '비밀번호를', 'account/#change-password'],
  ['particles on several words', '글꼴의 크기를 조절', 'theme/#font-size'],
  ['another ending of 하다', '설치했습니다', 'install/'],
  ['another ending of a native verb', '비밀번호 바꾸려면', 'account/#change-password'],
  ['no spaces at all', '글꼴크기조절', 'theme/#font-size'],
  ['two words joined that the text writes apart', '충돌해결', 'sync/#conflicts'],
  ['two words apart that the text also joins', '상태 관리', 'components/editor/#state'],
  ['half a syllable at the end', '비밀번ㅎ', 'account/#change-password'],
  ['a consonant that will open the next syllable', '렌덜', 'components/editor/#rendering'],
  ['half a word after a whole one', '어두운 테', 'theme/#dark-theme'],
  ['initial consonants', 'ㅂㅁㅂㅎ', 'account/#change-password'],
  ['initial consonants that the keyboard joins', 'ㄷㄱㅎ', 'sync/'],
  ['initial consonants with a space', 'ㅊㄷ ㅎㄱ', 'sync/#conflicts'],
  ['Korean on the English layout', 'ehdrlghk', 'sync/'],
  ['two words on the English layout', 'cndehf goruf', 'sync/#conflicts'],
  ['English on the Korean layout', 'ㅕㄴ두ㅐㅅㄷ', 'hooks/useNote/'],
  ['a wrong vowel', '동기하', 'sync/'],
  ['a wrong syllable', '커스터마이중', 'components/toolbar/#customizing'],
  ['two syllables swapped', '랜더링 치적화', 'components/editor/#rendering'],
  ['a slip in an English name', 'useNtoe', 'hooks/useNote/'],
  ['a word of English for a Korean heading', 'rendering', 'components/editor/#rendering'],
  ['English that only sounds alike', 'toolbar button', 'components/toolbar/#add-button'],
  ['a pair that the text explains', 'token', 'theme/#theme-token'],
  ['part of a camelCase name', 'note 훅', 'hooks/useNote/'],
  ['a name in lower case', 'usenote', 'hooks/useNote/'],
  ['words of two levels', 'useNote 에러', 'hooks/useNote/#errors'],
  ['a page title and a heading', '에디터 상태', 'components/editor/#state'],
  ['a question', '비밀번호는 어떻게 바꾸나요?', 'account/#change-password'],
  ['a question with why', '왜 충돌이 생기나요', 'sync/#conflicts'],
  ['words of a text', '구름 모양 아이콘', 'sync/#sync-status'],
  ['words of a text in other forms', '연결이 끊기면 계속', 'sync/#offline'],
  ['the name of a prop', 'readOnly', 'components/editor/#prop-readOnly'],
  ['a prop in lower case, cut short', 'onchangete', 'components/editor/#prop-onChangeText'],
];

describe('What a reader types comes first', () => {
  test.each(table)('%s: %s', async (_what, query, first) => {
    expect((await addresses(engine, query))[0]).toBe(first);
  });

  test('회의 is not taken for 회 with a particle', async () => {
    expect((await addresses(engine, '회의'))[0]).toBe('blog/first/#why');
  });

  test('a heading stays among the first five from its second syllable on while it is typed', async () => {
    const states = [
      '비미',
      '비밀',
      '비밀ㅂ',
      '비밀버',
      '비밀번',
      '비밀번ㅎ',
      '비밀번호',
      '비밀번호 ㅂ',
      '비밀번호 바',
    ];
    for (const state of states) {
      expect((await addresses(engine, state)).slice(0, 5), state).toContain(
        'account/#change-password',
      );
    }
  });
});

describe('What is typed in other letters for the same is found alike', () => {
  test.each([
    ['syllables in their parts, as macOS writes names', '비밀번호를'.normalize('NFD')],
    ['half of them in their parts', `비밀${'번호 바꾸기'.normalize('NFD')}`],
    ['a full-width space', '비밀번호　바꾸기'],
  ])('%s', async (_what, query) => {
    expect((await addresses(engine, query))[0]).toBe('account/#change-password');
  });

  test.each([
    ['Latin in full width', 'ｕｓｅＮｏｔｅ'],
    ['signs and letters mixed', 'ｕｓｅNote（）'],
    ['Korean in its parts beside Latin in full width', `ｕｓｅＮｏｔｅ ${'에러'.normalize('NFD')}`],
    ['English on the Korean layout, in its parts', 'ㅕㄴ두ㅐㅅㄷ'.normalize('NFD')],
  ])('%s', async (_what, query) => {
    expect((await addresses(engine, query))[0]).toMatch(/^hooks\/useNote\//);
  });

  test('and the field keeps what was typed', async () => {
    const typed = '비밀번호'.normalize('NFD');
    expect((await ask(engine, typed)).text).toBe(typed);
  });
});

describe('What the site does not hold is answered with nothing', () => {
  test.each(['뷁쉙뚫괢', 'xkqzvbw', '프로야구 순위', '강아지 사료', '!!!', '   ', ''])(
    '%j',
    async (query) => {
      expect(await addresses(engine, query)).toEqual([]);
    },
  );
});
