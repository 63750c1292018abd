import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { checkCoverage, describeProblems, remarkApi } from '../src/build/index.ts';
import { readFixture } from './fixture.ts';

const { api } = readFixture();

/** Runs the plugin over a page and gives the names of the popovers it adds. */
function popoversOf(text: string): string {
  const page = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkApi, { api: () => api });
  const tree = page.parse(text);
  page.runSync(tree, new VFile({ path: 'docs/page.mdx', value: text }));
  const last = tree.children.at(-1);
  const added =
    last?.type === 'mdxJsxFlowElement' && last.name === 'TypePopovers' ? last : undefined;
  return String(added?.attributes[0]?.value ?? '');
}

describe('a page', () => {
  test('gets one popover for each type its tables mention, and for those they mention', () => {
    expect(popoversOf('<PropsTable of="Button" />\n\n<TypeTable of="Theme" />')).toBe(
      'Level,TypoNumber,TypoOptions',
    );
  });

  test('gets a popover for a type named in a sentence', () => {
    expect(popoversOf('높이는 <TypeLink name="Level" />입니다.')).toBe('Level');
  });

  test('that shows no table gets none', () => {
    expect(popoversOf('글입니다.')).toBe('');
  });

  test('that names an unknown type fails with its line and near names', () => {
    expect(() => popoversOf('글입니다.\n\n<PropsTable of="Buton" />')).toThrow(
      /<PropsTable of="Buton">: fixture에 없는 이름입니다\(Buton\)\. 비슷한 이름: Button/,
    );
  });

  test('that shows a member which the table lacks fails with the ones it has', () => {
    expect(() => popoversOf('<PropsTable of="Button" only="onPress, labl" />')).toThrow(
      /only에 지정한 "labl"이\(가\) Button에 없습니다\. 다음 중에서 지정하세요: .*label/,
    );
    expect(popoversOf('<PropsTable of="Button" only="onPress" />')).not.toBe('');
  });

  test('that names nothing fails with what to write', () => {
    expect(() => popoversOf('<TypeTable />')).toThrow(/<TypeTable>에 of가 없습니다/);
  });
});

describe('coverage', () => {
  const page = (...names: string[]) => [
    {
      file: 'docs/page.mdx',
      names: names.map((name, at) => ({ name, line: at + 3, where: 'covers' })),
    },
  ];
  const all = [
    'Button',
    'Field',
    'Menu',
    'SheetOptions',
    'Theme',
    'globalSheet',
    'makeTheme',
    'useSheet',
  ];

  test('is whole when every export is named, mentioned or internal', () => {
    expect(checkCoverage(api, page(...all))).toEqual([]);
  });

  test('names an export that no page shows, with its place and the remedy', () => {
    const problems = checkCoverage(api, page(...all.filter((name) => name !== 'Menu')));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      place: { file: 'src/Menu.tsx' },
      message: expect.stringMatching(/\(Menu\).*<PropsTable of="Menu" \/>.*covers/),
    });
  });

  test('names a page that covers what is not there', () => {
    const problems = checkCoverage(api, page(...all, 'Buton'));
    expect(describeProblems(problems)).toMatch(
      /docs\/page\.mdx:11 covers: fixture에 없는 이름입니다\(Buton\)/,
    );
  });
});
