import { beforeEach, describe, expect, test } from 'vitest';
import { type Docs, openDocs } from '../../src/docs/index.ts';
import { answerCheck } from '../../src/server/answers/checkCode.ts';
import { answerComponent } from '../../src/server/answers/component.ts';
import { answerExample, changesLine } from '../../src/server/answers/example.ts';
import { answerRead } from '../../src/server/answers/read.ts';
import { answerSearch } from '../../src/server/answers/search.ts';
import { fixtureHistory } from '../fixture/history.ts';
import { siteFiles, siteFolder, tempFolder, writeSite } from '../fixture/site.ts';

let docs: Docs;

beforeEach(async () => {
  docs = await openDocs(await siteFolder(), {});
});

const search = (query: string) => answerSearch(docs, { query, limit: 5 });

describe('search', () => {
  test('gives each row a path that read takes', () => {
    const [first = ''] = search('오류 메시지').split('\n');
    const path = / — (\S+)$/.exec(first)?.[1] ?? '';
    expect(first).toContain('ZSTextField > 오류 메시지 표시하기');
    expect(answerRead(docs, { page: path })).toMatch(/^## 오류 메시지 표시하기\n/);
  });

  test('says in a line what a row is about, also where only its title was found', () => {
    expect(search('Snackbar')).toContain('Snackbar — docs/OverlayComponent/Snackbar.md');
    expect(search('Snackbar')).toContain('Snackbar 문서입니다.');
  });

  test('says which words the docs do not have', () => {
    expect(search('오류 메시지 blockchain')).toContain('문서에 없는 말: blockchain');
  });

  test.each([
    ['blockchain', 1],
    ['메시지', 0],
  ])('says that the docs lack %s %i times', (missing, times) => {
    const found = docs.search?.('메시지', 5) ?? { hits: [], nbHits: 0, nbPages: 0 };
    const hits = found.hits.map((hit) => ({ ...hit, missing }));
    const answer = answerSearch(
      { ...docs, search: () => ({ ...found, hits }) },
      { query: missing, limit: 5 },
    );
    expect(hits.length).toBeGreaterThan(1);
    expect(answer.split(`문서에 ‘${missing}’은(는) 없습니다.`)).toHaveLength(times + 1);
    expect(answer.startsWith('문서에')).toBe(times > 0);
  });

  test('says when nothing is found, and where to look', () => {
    const answer = search('qqqqqqq');
    expect(answer).toContain('"qqqqqqq"에 해당하는 문서가 없습니다.');
    expect(answer).toContain('문서의 그룹:');
  });
});

test('Without a search index the search says so, and the other tools answer', async () => {
  const files = siteFiles();
  files.delete('search-index/headings.json');
  files.delete('search-index/text.json');
  const folder = await tempFolder();
  await writeSite(folder, files);
  docs = await openDocs(folder, {});
  expect(() => search('Snackbar')).toThrow(/검색 색인을 게시하지 않/);
  expect(answerRead(docs, { page: 'docs/intro/#packages' })).toMatch(/^## 패키지/);
  expect(() => answerRead(docs, { page: 'nowhere' })).toThrow(/페이지가 없습니다/);
  const args = [docs, fixtureHistory, 'ZSTextFild', '0.32.2'] as const;
  expect(() => answerComponent(...args)).toThrow(/ZSTextField/);
  expect(answerExample(docs, 'ZSTextField.basic')).toContain('Basic');
});

describe('read', () => {
  test.each([
    'docs/intro/',
    'docs/intro',
    'docs/intro.md',
    '/zs-ui/docs/intro/',
    'https://0610studio.github.io/zs-ui/docs/intro/?a=1',
    '설치',
  ])('finds the page %s', (page) => {
    expect(answerRead(docs, { page })).toMatch(/^# 설치\n/);
  });

  test.each(['', 'index.md', '/', 'https://0610studio.github.io/zs-ui/'])(
    'takes %j for the home page',
    (page) => {
      expect(answerRead(docs, { page })).toBe('# ZS-ui');
    },
  );

  test.each(['props', 'Props', 'ZSTextField > Props'])('finds the section %s', (section) => {
    const page = 'docs/UiComponent/ZSTextField/';
    expect(answerRead(docs, { page, section })).toBe('## Props\n\nprop의 표입니다.');
  });

  test('leads from an example or a table to the section that holds it', () => {
    const page = 'https://0610studio.github.io/zs-ui/docs/UiComponent/ZSTextField/';
    expect(answerRead(docs, { page: `${page}#example-ZSTextField.basic` })).toMatch(
      /^## 이름 받기/,
    );
    expect(answerRead(docs, { page: `${page}#prop-Props-value` })).toMatch(/^## Props/);
  });

  test('says that a section is unknown where it gives the whole page, and lists the known ones', () => {
    const text = answerRead(docs, { page: 'docs/UiComponent/ZSTextField.md#nowhere' });
    expect(text).toMatch(/^\(‘nowhere’ 섹션을 찾지 못해 페이지 전체를 표시합니다/);
    expect(text).toContain('- 이름 받기 (names)');
    expect(text).toContain('# ZSTextField\n\n## 오류');
  });

  test.each(['Take a name', 'ZSTextField > 이름 받기 (Take a name)', '이름 받기 (Take a name)'])(
    'takes the title %s, as a row of a search has it',
    (section) => {
      const englishTitles = new Map([['docs/UiComponent/ZSTextField/#names', 'Take a name']]);
      const page = 'docs/UiComponent/ZSTextField/';
      expect(answerRead({ ...docs, englishTitles }, { page, section })).toMatch(/^## 이름 받기/);
    },
  );

  test('keeps code and deeper headings within their section', () => {
    const text = answerRead(docs, { page: 'docs/UiComponent/ZSTextField.md', section: '코드' });
    expect(text).toContain('## 제목이 아닙니다');
    expect(text).toContain('안쪽 내용입니다.');
    expect(text).not.toContain('Props');
  });

  test('lists the sections of a page that is too long, and reads them one by one', () => {
    const text = answerRead(docs, { page: 'docs/long/' });
    expect(text.length).toBeLessThan(25_000);
    expect(text).toMatch(/- 둘째 \(second\)$/);
    expect(answerRead(docs, { page: 'docs/long/', section: 'second' })).toContain('둘째 섹션');
  });

  test('names what is near an unknown page, and the sections of a known one', () => {
    expect(() => answerRead(docs, { page: 'docs/ZSTextFild/' })).toThrow(/ZSTextField/);
    expect(() => answerRead(docs, { page: 'docs/intro/', section: 'x' })).toThrow(/\(packages\)/);
    expect(() => answerRead(docs, { page: '../../etc/passwd' })).toThrow(/페이지가 없습니다/);
  });
});

describe('component', () => {
  test('tells the props that a version has, and those that it lacks', () => {
    const atDocumented = answerComponent(docs, fixtureHistory, 'ZSTextField', '0.32.2');
    expect(atDocumented).toContain('- `value: string` (필수) — 값');
    expect(atDocumented).toContain('- `size: number` (0.32.10에서 제거) — 크기');
    const [, others = ''] = atDocumented.split('## 0.32.2에 없는 prop');
    expect(others).toContain('`tone`: 0.33.1에서 추가');
    expect(others).toContain('`old`: 0.31.0에서 제거');
    expect(answerComponent(docs, fixtureHistory, 'ZSTextField', '0.33.1')).toContain(
      '- `tone: Tone` (0.33.1에서 추가)',
    );
  });

  test('leaves out what the version no longer does', () => {
    expect(answerComponent(docs, fixtureHistory, 'ZSTextField', '0.32.2')).toContain(
      '포커스를 잃습니다. 다시 맞추세요. (0.32.10에서 수정)',
    );
    const later = answerComponent(docs, fixtureHistory, 'ZSTextField', '0.32.10');
    expect(later).not.toContain('포커스를 잃습니다.');
    expect(later).toContain('## 0.32.10에서 주의할 동작\n\n- 웹에서는 커서가 없습니다.');
  });

  test('says of which version its descriptions are', () => {
    const facts = (version: string) =>
      answerComponent(docs, fixtureHistory, 'ZSTextField', version);
    expect(facts('0.33.1')).toContain('설명은 0.32.2 기준입니다.');
    expect(facts('0.32.2')).not.toContain('기준입니다.');
  });

  test('leads from a name that is gone to the page that it still has', () => {
    const pages = new Map(docs.pages);
    const page = { path: 'docs/Switch/', title: 'ZSSwitch', description: '제거되었습니다.' };
    pages.set(page.path, { ...page, markdown: '', sections: [] });
    const facts = answerComponent({ ...docs, pages }, fixtureHistory, 'ZSSwitch', '0.33.1');
    expect(facts).toContain('제거되었습니다.');
    expect(facts).toContain('문서: docs/Switch.md');
  });

  test('says when the version has no such name any more', () => {
    expect(answerComponent(docs, fixtureHistory, 'ThrottleButton', '0.38.1')).toContain(
      '**0.38.1에는 없습니다**(0.33.1에서 제거)',
    );
  });

  test('finds a name in other letters, and an overlay by the function that shows it', () => {
    expect(answerComponent(docs, fixtureHistory, 'zstextfield', '0.32.2')).toContain(
      '# ZSTextField',
    );
    expect(answerComponent(docs, fixtureHistory, 'showSnackBar', '0.32.2')).toContain(
      '# Snackbar (overlay',
    );
  });

  test('tells what another version has otherwise, in addition, or as a new name', () => {
    const later = answerComponent(docs, fixtureHistory, 'ZSTextField', '0.33.1');
    expect(later).toContain('- `value: string | null` (기본값 `null`) — (0.32.2와 다름) 값');
    expect(later).toContain('- `hint: string` (0.33.1에서 추가)');
    expect(answerComponent(docs, fixtureHistory, 'ZSTextField', '0.32.2')).not.toContain('hint');
    const added = answerComponent(docs, fixtureHistory, 'zsswitch', '0.33.1');
    expect(added).toContain('타입만 표시합니다');
    expect(added).toContain('- `isOn: boolean` (필수)');
    expect(answerComponent(docs, fixtureHistory, 'ZSSwitch', '0.32.2')).toContain(
      '**0.32.2에는 없습니다**(0.33.1에서 추가)',
    );
  });

  test('tells role, speech and keys in lines, and the version that was tested', () => {
    const [, facts = ''] = answerComponent(docs, fixtureHistory, 'ZSTextField', '0.33.1').split(
      '## 접근성\n\n',
    );
    expect(facts).toContain('ZS-ui 0.32.2의 자동 테스트로 확인했습니다.');
    expect(facts).toContain('- 역할: textbox (웹)\n');
    expect(facts).toContain(
      '- 스크린 리더가 읽는 내용: 레이블을 읽습니다. (웹, React Native 트리)',
    );
    expect(facts).toContain('- `Tab`: 포커스를 옮깁니다. (웹)');
  });

  test('names the types of other packages whose props a component takes', () => {
    expect(answerComponent(docs, fixtureHistory, 'ZSTextField', '0.32.2')).toContain(
      '그 외 TextProps의 속성(https://reactnative.dev/docs/text#props).\n',
    );
    expect(answerComponent(docs, fixtureHistory, 'ZSTextField', '0.33.1')).toContain(
      '#props). 0.32.2 기준입니다.',
    );
  });

  test('warns of an export that apps must not use, and of no other that the warning names', () => {
    expect(answerComponent(docs, fixtureHistory, 'ZSPortalHost', '0.32.2')).toMatch(
      /\*\*주의:\*\* .*앱에서 사용하지 마세요\.[\s\S]*import/,
    );
    expect(answerComponent(docs, fixtureHistory, 'ZSTextField', '0.32.2')).not.toContain('주의:');
  });

  test('leads from a function to the hook that returns it', () => {
    const answer = answerComponent(docs, fixtureHistory, 'hideoverlay', '0.32.2');
    expect(answer).toContain('## useOverlay\n\n- `hideOverlay: (option: HideOption) => void`');
    expect(answer).toContain('문서: docs/OverlayComponent/Snackbar.md#show');
    expect(() => answerComponent(docs, fixtureHistory, 'hideLoader', '0.32.2')).toThrow(/없습니다/);
  });

  test.each(['ZSTextFild', '__proto__', 'constructor', 'x'.repeat(100)])(
    'refuses the unknown name %s',
    (name) => {
      expect(() => answerComponent(docs, fixtureHistory, name, '0.32.2')).toThrow(/없습니다/);
    },
  );
});

describe('example', () => {
  test('says what another version has otherwise', () => {
    const finding = { line: 3, column: 5, rule: 'not-yet', message: '0.31.0에는 없습니다.' };
    expect(changesLine('0.31.0', [finding])).toContain('- 3:5 [not-yet] 0.31.0에는 없습니다.');
    expect(changesLine('0.31.0', [])).toBe('0.31.0에서도 고칠 것을 찾지 못했습니다.');
  });

  test('gives the whole source', () => {
    expect(answerExample(docs, 'zstextfield.basic')).toContain('export default function Basic()');
  });

  test('names the examples of a component, and what is near an unknown one', () => {
    expect(() => answerExample(docs, 'ZSTextField')).toThrow(/하나.*: ZSTextField\.basic$/);
    expect(() => answerExample(docs, 'ZSTextField.basik')).toThrow(/가장 가까운 것: .*basic/);
  });
});

test('Findings are lines with place, rule, sentence and the page to read', () => {
  const finding = {
    line: 3,
    column: 5,
    rule: 'type',
    message: '문자열이 필요합니다.',
    section: 'docs/UiComponent/ZSTextField/#props',
  };
  expect(answerCheck({ version: '0.32.2', findings: [finding] })).toContain(
    '- 3:5 [type] 문자열이 필요합니다. (docs/UiComponent/ZSTextField.md#props)',
  );
  expect(answerCheck({ version: '0.32.2', findings: [] })).toBe(
    'ZS-ui 0.32.2 기준으로 문제가 없습니다.',
  );
});
