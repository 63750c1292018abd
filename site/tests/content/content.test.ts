import { expect, test } from 'vitest';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

const post = 'blog/2026-01-02-hello/index.mdx';
const front = (lines: string) => `---\n${lines}\n---\n`;

/** What an author reads when the content of a site is like this. */
function complaint(changes: Record<string, string | Buffer | null>): string {
  try {
    const { faults } = readPageTable(contentFolder(changes));
    return faults.map(({ message }) => message).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('a whole content brings no complaint', () => {
  expect(complaint({})).toBe('');
});

test.each([
  [
    'a misspelt key',
    withLine('docs/intro.mdx', 'sidebar_postion: 2'),
    'site/content/docs/intro.mdx:2 알 수 없는 항목입니다: sidebar_postion.',
  ],
  [
    'a list written as text',
    withLine('docs/intro.mdx', 'covers: ZSText'),
    'site/content/docs/intro.mdx:2 covers에는 배열이 와야 합니다.',
  ],
  [
    'a word where true or false belongs',
    withLine('pages/about.mdx', 'draft: "yes"'),
    'site/content/pages/about.mdx:2 draft에는 true 또는 false가 와야 합니다.',
  ],
  [
    'a banner that does not exist',
    withLine('docs/intro.mdx', 'banner: old'),
    'banner에는 다음 중 하나를 지정하세요: unreleased, unmaintained.',
  ],
  [
    'a post without a slug',
    {
      [post]: front(
        'title: 글\ndescription: 열 글자보다 긴 설명입니다.\ndate: 2026-01-02\nauthors: [kim]',
      ),
    },
    `site/content/${post}:2 slug가 없습니다.`,
  ],
  [
    'a day that no calendar has',
    {
      [post]: front(
        'title: 글\ndescription: 열 글자보다 긴 설명입니다.\nslug: a\ndate: 2025-02-30\nauthors: [kim]',
      ),
    },
    `site/content/${post}:5 date는 2024-11-12 같은 날짜여야 합니다.`,
  ],
  [
    'YAML that cannot be read',
    withLine('docs/intro.mdx', 'a: [1'),
    'site/content/docs/intro.mdx:3 YAML 문법이 잘못되었습니다.',
  ],
  [
    'a page without front matter',
    { 'pages/about.mdx': '글' },
    'site/content/pages/about.mdx:1 front matter가 없습니다.',
  ],
  [
    'an author whom nobody knows',
    { 'blog/authors.yml': 'lee:\n  name: 이\n  slug: lee\n' },
    `site/content/${post}:6 "kim"은(는) content/blog/authors.yml에 없는 저자입니다. 파일에 추가하거나 다음 중에서 선택하세요: lee`,
  ],
  [
    'an authors.yml that is broken',
    { 'blog/authors.yml': 'kim:\n  name: a: b' },
    'site/content/blog/authors.yml:2 YAML 문법이 잘못되었습니다.',
  ],
  [
    'an author without a name',
    { 'blog/authors.yml': 'kim:\n  slug: kim\n' },
    'site/content/blog/authors.yml:1 저자의 name이 없습니다.',
  ],
  [
    'a folder that is no group',
    {
      'docs/Theme/palette.mdx': null,
      'docs/New/page.mdx': front(
        'title: 새\ndescription: 열 글자보다 긴 설명입니다.\nsidebar_position: 1',
      ),
    },
    'site/content/docs/New/page.mdx "New" 그룹이 content/docs/categories.yml에 없습니다.',
  ],
  [
    'a docs page in Markdown',
    { 'docs/other.md': '글' },
    'site/content/docs/other.md 페이지로 사용할 수 없는 파일입니다. 문서의 확장자는 소문자 .mdx입니다.',
  ],
  [
    'an ending in capitals',
    { 'docs/other.MDX': '글' },
    'site/content/docs/other.MDX 페이지로 사용할 수 없는',
  ],
  [
    'a post outside a folder',
    { 'blog/post.mdx': '글' },
    'site/content/blog/post.mdx 페이지로 사용할 수 없는 파일입니다. 글은 content/blog/날짜-이름/index.mdx에 작성하세요.',
  ],
  [
    'a name with a mark that ends an address',
    { 'docs/C#.mdx': '글' },
    'site/content/docs/C#.mdx 파일 이름에 주소로 사용할 수 없는 문자(#)가 있습니다.',
  ],
  [
    'a name with a broken escape',
    { 'docs/100%.mdx': '글' },
    'site/content/docs/100%.mdx 파일 이름에 주소로 사용할 수 없는 문자',
  ],
  [
    'two files of one address',
    { 'pages/blog/hello.mdx': front('title: 글\ndescription: 열 글자보다 긴 설명입니다.') },
    `site/content/${post}:4 /blog/hello/ 주소가 site/content/pages/blog/hello.mdx와(과) 중복됩니다.`,
  ],
  [
    'an address that differs in case only',
    { 'pages/docs/Intro.mdx': front('title: 글\ndescription: 열 글자보다 긴 설명입니다.') },
    '/docs/Intro/ 주소가 site/content/docs/intro.mdx와(과) 중복됩니다.',
  ],
  [
    'two authors of one address',
    { 'blog/authors.yml': 'kim:\n  name: 김\n  slug: kim\nlee:\n  name: 이\n  slug: kim\n' },
    '/blog/authors/kim/ 주소가',
  ],
  [
    'the address of a page that the site makes itself',
    { 'pages/search.mdx': front('title: 글\ndescription: 열 글자보다 긴 설명입니다.') },
    '/search/ 주소가 사이트의 다른 페이지와(과) 중복됩니다.',
  ],
  [
    'a group without a label',
    { 'docs/categories.yml': '- path: Theme\n' },
    'site/content/docs/categories.yml:1 label 항목이 없습니다.',
  ],
  [
    'a group named twice',
    {
      'docs/categories.yml': '- { path: Theme, label: 가, position: 1, description: 나 }\n'.repeat(
        2,
      ),
    },
    'site/content/docs/categories.yml "Theme" 그룹이 두 번 있습니다.',
  ],
  [
    'letters that are not UTF-8',
    { 'pages/about.mdx': Buffer.from([0xb0, 0xa1]) },
    'site/content/pages/about.mdx 문자 인코딩이 UTF-8이 아닙니다.',
  ],
])('%s is told with its place and the remedy', (_, changes, message) => {
  expect(complaint(changes)).toContain(message);
});

test('every fault of one front matter is told at once', () => {
  const message = complaint({ 'pages/about.mdx': front('title: 글\nfoo: 1') });
  expect(message).toContain('description이 없습니다.');
  expect(message).toContain('3행 알 수 없는 항목입니다: foo.');
});
