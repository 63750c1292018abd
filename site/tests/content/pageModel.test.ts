import { describe, expect, it } from 'vitest';
import { contentUses } from '../../src/content/page-model/contentUses.ts';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';
import { documentedNames } from '../../src/toolkit/api/documentedNames.ts';
import { contentFolder } from '../support/contentFolder.ts';
import { pageWith } from '../support/writtenPage.ts';

describe('what a page holds', () => {
  it.each([
    '<Example of="Form.signup" title="가입 폼" />',
    '<Example title="가입 폼" of="Form.signup" />',
    '<Example\n  title="가입 폼"\n  mark="1"\n  of="Form.signup"\n/>',
    "<Example title='가입 폼' of='Form.signup'></Example>",
    `<Example title={'가입 폼'} of={\`Form.signup\`} />`,
    '글 <Example title="가입 폼" of="Form.signup" /> 글',
    ':::tip\n<Example title="가입 폼" of="Form.signup" />\n:::',
    '- 목록\n\n  <Example title="가입 폼" of="Form.signup" />',
    '<Tabs>\n<Tab label="하나">\n\n<Example title="가입 폼" of="Form.signup" />\n\n</Tab>\n</Tabs>',
    '{true && <Example title="가입 폼" of="Form.signup" />}',
    'export const form = <Example title="가입 폼" of="Form.signup" />;\n\n{form}',
    '<Example title="a > b" of="no" {...{}} of="Form.signup" title="가입 폼" />',
  ])('has the example with its title, however it is written: %j', (text) => {
    expect(pageWith(text).examples).toMatchObject([
      { name: 'Form.signup', title: '가입 폼', controls: [] },
    ]);
  });

  it.each([
    '`<Example of="Form.signup" />`',
    '```mdx\n<Example of="Form.signup" />\n```',
    '{/* <Example of="Form.signup" /> */}',
    '<Examples of="Form.signup" />',
    '<Example of={name} />',
  ])('has no example that is no tag: %j', (text) => {
    expect(pageWith(text).examples).toEqual([]);
  });

  it('has each list in the order of the page, with the lines of the file', () => {
    const text =
      '   \n글\n\n<Snippet of="setup" />\n\n<PropsTable of="Button" />\n\n<TypeTable only="a" of="Size" />\n\n{<Example of="A.b" />}\n';
    const { snippets, tables, examples } = pageWith(text);
    expect(snippets).toEqual([{ name: 'setup', line: 4 }]);
    expect(tables).toEqual([
      { name: 'Button', tag: 'PropsTable', line: 6, isWhole: true },
      { name: 'Size', tag: 'TypeTable', line: 8, isWhole: false },
    ]);
    expect(examples).toEqual([{ name: 'A.b', title: 'A.b', line: 10, controls: [] }]);
  });

  it('is nothing, with the reason, where the text is no MDX', () => {
    expect(pageWith('글\n\n<Example of=a />')).toMatchObject({
      isMdx: false,
      mistakes: [{ line: 3 }],
      tags: [],
    });
  });
});

const front = (more: string) =>
  `---\ntitle: 색\ndescription: 열 글자보다 긴 설명입니다.\nsidebar_position: 1\n${more}---\n`;

describe('the pages of a folder', () => {
  it('give the first example of a page, from which its share card and tile are drawn', () => {
    const text = `${front('')}\n<Example title="가입 폼" of="Form.signup" />\n`;
    const { pages } = readPageTable(contentFolder({ 'docs/Theme/palette.mdx': text }));
    expect(pages.find(({ path }) => path === 'docs/Theme/palette/')).toMatchObject({
      example: 'Form.signup',
    });
  });

  it('name what they document once, in front matter and tables, on its line', () => {
    const names = front('covers:\n  - ThemeMode\n  - Theme\n');
    const text = `${names}\n<PropsTable of="Theme" />\n<TypeTable only="a" of="Size" />\n`;
    const files = {
      'docs/Theme/palette.mdx': text,
      'docs/Theme/draft.mdx': front('covers: [Size, "Level"]\ndraft: true\n'),
    };
    const named = documentedNames(contentFolder(files));
    expect(named?.filter(({ file }) => file.includes('/Theme/'))).toEqual([
      {
        file: 'site/content/docs/Theme/draft.mdx',
        names: [
          { name: 'Size', line: 5, where: 'covers' },
          { name: 'Level', line: 5, where: 'covers' },
        ],
      },
      {
        file: 'site/content/docs/Theme/palette.mdx',
        names: [
          { name: 'ThemeMode', line: 6, where: 'covers' },
          { name: 'Theme', line: 7, where: 'covers' },
          { name: 'Size', line: 11, where: '<TypeTable of="Size">' },
        ],
      },
    ]);
  });

  it('say where examples are shown: on pages of all kinds, drafts and parts', () => {
    const root = contentFolder({
      'docs/Theme/palette.mdx': `${front('draft: true\n')}\n<Example title="x" of="A.b" />\n`,
      'docs/Theme/_part.mdx': '<Snippet of="setup" />\n',
      'pages/about.mdx': '---\r\ntitle: 소개\r\n---\r\n\r\n<Example of="A.c" />\r\n',
    });
    expect(contentUses(root)).toEqual([
      { kind: 'snippet', name: 'setup', file: 'site/content/docs/Theme/_part.mdx', line: 1 },
      { kind: 'example', name: 'A.b', file: 'site/content/docs/Theme/palette.mdx', line: 8 },
      { kind: 'example', name: 'A.c', file: 'site/content/pages/about.mdx', line: 5 },
    ]);
  });

  it('say nothing of examples and names while one cannot be parsed', () => {
    const root = contentFolder({ 'docs/Theme/palette.mdx': `${front('')}\n<b>\n` });
    expect(contentUses(root)).toBeUndefined();
  });
});
