import type { Api, ApiEntry } from '@zs-docs/api-docs';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkPopovers } from '../../src/content/markdown/remarkPopovers.ts';
import { tableMistake } from '../../src/content/mistakes/tables.ts';
import { complaint } from '../support/writtenPage.ts';

const base = { description: '', exported: true, source: { file: 'src/index.ts', line: 1 } };

const alias = (name: string, type: string): ApiEntry => ({ ...base, name, kind: 'type', type });

const api: Api = {
  package: 'ui',
  version: '1.0.0',
  entries: [
    {
      ...base,
      name: 'Button',
      kind: 'component',
      members: ['label', 'size'].map((name) => ({
        name,
        type: name === 'size' ? 'Size' : 'string',
        required: true,
        description: '',
        source: base.source,
      })),
      inherited: [],
    },
    alias('Size', 'Level[]'),
    alias('Level', 'number'),
    alias('Theme', 'string'),
  ],
};

/** Names of the popovers that a page gets. */
function popoversOf(text: string): string {
  const page = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkPopovers, { api: () => api });
  const last = (page.runSync(page.parse(text)) as Root).children.at(-1);
  const added =
    last?.type === 'mdxJsxFlowElement' && last.name === 'TypePopovers' ? last : undefined;
  return String(added?.attributes[0]?.value ?? '');
}

const told = (text: string) => complaint(text, [(tag) => tableMistake(tag, api)]);

test('a page gets one popover for each type that its tables mention, and for those they mention', () => {
  expect(popoversOf('<PropsTable of="Button" />\n\n<TypeTable of="Theme" />')).toBe('Level,Size');
});

test('a table folds as a whole, or some of its rows', async () => {
  expect(await told('<PropsTable of="Button" folded />')).toBe('');
  expect(await told('<PropsTable of="Button" folded="label, size" />')).toBe('');
});

test('a page that names nothing gets none', () => {
  expect(popoversOf('글입니다.')).toBe('');
});

test.each([
  [
    '<PropsTable of="Buton" />',
    /<PropsTable of="Buton">: ui에 없는 이름입니다.* 비슷한 이름: Button/,
  ],
  ['<TypeTable />', /<TypeTable>에 of가 없습니다/],
  [
    '<PropsTable only="size, labl" of="Button" />',
    /"labl".*Button에 없습니다.* label을\(를\) 의도했다면/,
  ],
  ['<PropsTable of="Button" only="a" />', /다음 중에서 지정하세요: label, size/],
  ['<PropsTable of="Button" only="label," />', /""이\(가\) Button에 없습니다/],
  ['<PropsTable of="Button" folded="label," />', /""이\(가\) Button에 없습니다/],
  [
    '<PropsTable of="Button" only="label" folded />',
    /<PropsTable of="Button">: only를 지정한 표는 접을 수 없습니다. only나 folded 중 하나를 삭제하세요/,
  ],
])(
  'a page with a name that is not there is told with its line and remedy: %s',
  async (tag, message) => {
    expect(await told(`글입니다.\n\n${tag}`)).toMatch(message);
    expect(await told(`글입니다.\n\n${tag}`)).toContain('x.mdx:3 ');
  },
);
