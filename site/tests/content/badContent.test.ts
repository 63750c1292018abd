import { symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../../src/content/files/readSource.ts';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

const doc = 'docs/intro.mdx';
const post = 'blog/2026-01-02-hello/index.mdx';
const page = (more: string) =>
  `---\ntitle: 글\ndescription: 열 글자보다 긴 설명입니다.\nsidebar_position: 1\n${more}---\n`;
const postOn = (date: string) => ({
  [post]: `---\ntitle: 글\ndescription: 열 글자보다 긴 설명입니다.\nslug: a\ndate: ${date}\nauthors: [kim]\n---\n`,
});

/** '가나' as an old Korean editor saves it. */
const eucKr = Buffer.from([0xb0, 0xa1, 0xb3, 0xaa]);

/** What is wrong with a content; undefined where nothing is. */
function faultIn(changes: Record<string, string | Buffer | null>): unknown {
  try {
    return readPageTable(contentFolder(changes)).faults[0];
  } catch (error) {
    return error;
  }
}

const complaint = (changes: Record<string, string | Buffer | null>) =>
  String(faultIn(changes) ?? '');

/** The file that Astro and Vite name beside it. */
function complaintLoc(changes: Record<string, string | Buffer | null>): string {
  const fault = faultIn(changes);
  return fault instanceof ContentError ? fault.loc.file : '';
}

/** Mistakes of an author in a file: the place of the message, and a part of it. */
const rows: [string, Record<string, string | Buffer>, string, string][] = [
  ['an unknown key', withLine(doc, 'covres: [A]'), `${doc}:2`, '알 수 없는 항목입니다: covres'],
  ['covers as text', withLine(doc, 'covers: Alert'), `${doc}:2`, '배열'],
  ['a missing slug', { [post]: page('') }, post, 'slug가 없습니다'],
  ['broken YAML', { [doc]: '---\ntitle: "a\nb: c\n---\n' }, `${doc}:2`, '닫는 따옴표를 추가하세요'],
  ['a value with a colon', { [doc]: '---\ntitle: 운영: 시험\n---\n' }, `${doc}:2`, '값을 따옴표로'],
  ['a key twice', withLine(doc, 'title: 다시'), `${doc}:3`, '같은 항목이 두 번'],
  ['a tab', { [doc]: '---\ntitle: a\n\tb: c\n---\n' }, `${doc}:3`, '공백으로 바꾸세요'],
  ['a value that begins with *', withLine(doc, 'a: *b'), `${doc}:2`, '따옴표로 감싸세요'],
  ['a line without a colon', withLine(doc, '제목'), `${doc}:3`, '"이름: 값" 형식'],
  ['no front matter', { [doc]: '글' }, `${doc}:1`, 'front matter가 없습니다'],
  ['a month 13', postOn('2025-13-45'), `${post}:5`, '2024-11-12 같은 날짜'],
  ['the 30th of February', postOn('2025-02-30'), `${post}:5`, '2024-11-12 같은 날짜'],
  ['a year alone', postOn('2025'), `${post}:5`, '2024-11-12 같은 날짜'],
  ['an unknown author', withAuthor('lee'), `${post}:`, '다음 중에서 선택하세요: kim'],
  ['broken authors', { 'blog/authors.yml': 'kim:\n  name: [' }, 'blog/authors.yml', '괄호와 쉼표'],
  [
    'two authors of one slug',
    { 'blog/authors.yml': 'kim:\n  name: A\n  slug: k\nlee:\n  name: B\n  slug: k\n' },
    'blog/authors.yml',
    '/blog/authors/k/ 주소가',
  ],
  [
    'a group twice',
    { 'docs/categories.yml': group('Theme') + group('Theme') },
    'docs/categories.yml',
    '두 번 있습니다',
  ],
  ['a folder that is no group', { 'docs/No/a.mdx': page('') }, 'docs/No/a.mdx', 'categories.yml에'],
  [
    'a group that is not there',
    { 'docs/a.mdx': page('group: No\n') },
    'docs/a.mdx:5',
    'group을 다음 중에서 선택하세요: Start, Theme',
  ],
  ['a page in no group', { 'docs/a.mdx': page('') }, 'docs/a.mdx', 'group이 없습니다'],
  [
    'a component without a question',
    componentPage(''),
    'docs/Part/Button.mdx',
    'question이 없습니다. 컴포넌트 목록에서 이 컴포넌트가 답하는 질문을 추가하세요. 다음 중에서 선택하세요: press.',
  ],
  [
    'a question that is not there',
    componentPage('question: pres\n'),
    'docs/Part/Button.mdx:5',
    '"pres" 질문이 content/docs/questions.yml에 없습니다. 다음 중에서 선택하세요: press.',
  ],
  [
    'a question twice',
    { 'docs/questions.yml': '- key: a\n  label: 가\n- key: a\n  label: 나\n' },
    'docs/questions.yml',
    '"a" 질문이 두 번',
  ],
  [
    'a question whose key no address can hold',
    { 'docs/questions.yml': '- key: 누르기\n  label: 가\n' },
    'docs/questions.yml:1',
    'key에는 영문 소문자',
  ],
  [
    'an item of a list by its own line',
    { 'docs/questions.yml': '- key: a\n  label: 가\n- key: b\n  labell: 나\n' },
    'docs/questions.yml:3',
    '4행 알 수 없는 항목입니다: labell',
  ],
  ['a name with #', { 'docs/C#.mdx': page('') }, 'docs/C#.mdx', '주소로 사용할 수 없는 문자'],
  ['a name with ?', { 'docs/what?.mdx': page('') }, 'docs/what?.mdx', '주소로 사용할 수 없는 문자'],
  ['a name with %', { 'docs/100%.mdx': page('') }, 'docs/100%.mdx', '주소로 사용할 수 없는 문자'],
  ['an .md file', { 'docs/a.md': page('') }, 'docs/a.md', '소문자 .mdx'],
  ['an .MDX file', { 'docs/a.MDX': page('') }, 'docs/a.MDX', '소문자 .mdx'],
  ['a post beside its folder', { 'blog/post.mdx': page('') }, 'blog/post.mdx', 'index.mdx에 작성'],
  ['a post as .md', { 'blog/x/index.md': page('') }, 'blog/x/index.md', 'index.mdx에 작성'],
  ['a title of spaces', { [doc]: page('').replace('글', '"  "') }, `${doc}:2`, '비어 있습니다'],
  [
    'a title of two lines',
    { [doc]: page('').replace('글', '"가\\n나"') },
    `${doc}:2`,
    'title에 줄바꿈',
  ],
  [
    'a letter that feeds refuse',
    { [doc]: page('').replace('글', '"가\\b"') },
    `${doc}:2`,
    '보이지 않는',
  ],
  [
    'a description that is pasted with what nobody sees',
    { [doc]: page('').replace('열 글자', '열\u200b글자') },
    `${doc}:3`,
    'description에 줄바꿈이나 보이지 않는 문자',
  ],
  ['a title that is a number', { [doc]: page('').replace('글', '5') }, `${doc}:2`, '따옴표로'],
  [
    'an author who leaves the folder',
    { 'blog/authors.yml': 'kim:\n  name: A\n  slug: ../../docs/intro\n' },
    'blog/authors.yml:3',
    'slug에는 영문 소문자',
  ],
  ['no authors at all', { 'blog/authors.yml': '' }, 'blog/authors.yml:1', '비어 있습니다'],
  [
    'two pages whose names differ in the Unicode form alone',
    {
      'docs/Theme/색.mdx': page(''),
      [`docs/Theme/${'색'.normalize('NFD')}.mdx`]: page(''),
    },
    'docs/Theme/',
    '/docs/Theme/색/ 주소가',
  ],
  ['EUC-KR', { [doc]: eucKr }, doc, 'UTF-8로 다시 저장'],
  ['UTF-16', { [doc]: Buffer.from('---\ntitle: A\n', 'utf16le') }, doc, 'UTF-8로 다시 저장'],
  ['a picture named .PNG', { 'docs/a.PNG': 'png' }, 'docs/a.PNG', '확장자는 소문자'],
  ['authors in EUC-KR', { 'blog/authors.yml': eucKr }, 'blog/authors.yml', 'UTF-8로 다시 저장'],
  ['a photo', { 'docs/a.png': Buffer.alloc(36_000_000) }, 'docs/a.png', '이미지가 36 MB입니다'],
  [
    'a page in place of the phones',
    { 'pages/preview.mdx': '---\ntitle: A\ndescription: 예제가 나오는 화면입니다.\n---\n' },
    'pages/preview',
    '/preview/ 주소가 예제를 실행하는 페이지와',
  ],
  [
    'the address of an older post',
    {
      'blog/2026-03-04-new/index.mdx':
        withLine(post, '# 새 글')[post]?.replace('2026-01-02', '2026-03-04') ?? '',
    },
    'blog/2026-03-04-new/index.mdx:5 /blog/hello/ 주소가 site/content/blog/2026-01-02-hello/index.mdx와(과) 중복',
    'slug를 변경',
  ],
  ['two pages of one address', { 'docs/Intro.mdx': page('group: Start\n') }, 'docs/', '주소가'],
];

function withAuthor(name: string): Record<string, string> {
  return {
    [post]: `${page('').replace('sidebar_position: 1\n', '').replace('---\n', `---\nslug: a\ndate: 2025-01-01\nauthors: [${name}]\n`)}`,
  };
}

/** A page about a component. */
function componentPage(more: string): Record<string, string> {
  return {
    'docs/categories.yml': `${group('Part')}  components: true\n`,
    'docs/Theme/palette.mdx': page(''),
    'docs/Part/Button.mdx': page(more),
  };
}

function group(path: string): string {
  return `- path: ${path}\n  label: 색\n  position: 1\n  description: 색을 다룹니다.\n`;
}

describe('content that would be lost, wrong or stale', () => {
  test.each(rows)('stops the build with file, cause and remedy: %s', (_, changes, place, what) => {
    const said = complaint(changes);
    expect(said).toContain(`site/content/${place}`);
    expect(said).toContain(what);
    expect(said).toMatch(/[가-힣]/);
    expect(complaintLoc(changes)).toContain(`/content/${place.replace(/[: ].*/, '')}`);
    expect(said).not.toMatch(/Required|Invalid|Unrecognized/);
  });

  test.each([
    ['a file', 'intro.mdx'],
    ['a folder around it', '.'],
    ['nothing', 'nowhere.mdx'],
  ])('stops the build where a name links to %s', (_, target) => {
    const root = contentFolder();
    symlinkSync(target, `${root}content/docs/other.mdx`);
    expect(readPageTable(root).faults.map(String)).toEqual([
      expect.stringContaining(
        'site/content/docs/other.mdx 다른 파일을 가리키는 심볼릭 링크입니다.',
      ),
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['a part of pages', { 'docs/_Priv.mdx': '글' }],
    ['a name in Hangul', { 'docs/Theme/한글.mdx': page('') }],
    ['a picture', { 'docs/a.png': 'png' }],
    ['an unlisted page with a remark', withLine(doc, 'unlisted: true # 아직')],
  ])('and what is right is taken: %s', (_, changes) => {
    expect(complaint(changes)).toBe('');
  });
});
