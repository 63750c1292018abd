import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { expect, it } from 'vitest';
import { readPage } from '../../src/content/page-model/readPage.ts';
import { complaint } from '../support/writtenPage.ts';

/** An attribute of each tag of a page that stands in no other. */
const attributes = (text: string, name: string, file = 'content/docs/x.mdx') =>
  readPage(file, text).tree.children.map((node) => {
    const found = (node as MdxJsxFlowElement).attributes?.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    );
    return found?.value;
  });

it('<Tabs> learns the labels of its <Tab>s in their order, on one line or several', () => {
  const labels = ['["npm","yarn"]'];
  const tab = (label: string) => `<Tab label="${label}">\n글\n</Tab>\n`;
  expect(attributes(`<Tabs>\n${tab('npm')}${tab('yarn')}</Tabs>`, 'labels')).toEqual(labels);
  const inLine = '<Tabs>\n<Tab label="npm">글</Tab> <Tab label="yarn">글</Tab>\n</Tabs>';
  expect(attributes(inLine, 'labels')).toEqual(labels);
});

it('everything with tabs gets its place as a name, of which a page has no other', () => {
  const text = '<Install />\n\n<SdkTable />\n\n<Install />';
  const names = ['a', 'b'].flatMap((name) => attributes(text, 'name', `content/docs/${name}.mdx`));
  const given = names.filter((name) => name !== undefined);
  expect(given).toHaveLength(4);
  expect(new Set(given).size).toBe(4);
});

const tabs = (...labels: string[]) =>
  `<Tabs>\n${labels.map((label) => `<Tab label="${label}">\n글\n</Tab>\n`).join('')}</Tabs>`;

it.each([
  ['글\n\n<Tabs>\n글\n</Tabs>', 3, /<Tabs> 안에 <Tab>이 없습니다/],
  [
    '<Tabs>\n<Tab label="가">\n글\n</Tab>\n<Tab>\n글\n</Tab>\n</Tabs>',
    5,
    /<Tab>에 label이 없습니다/,
  ],
  ['<Tabs>\n<Tab label={props.name}>\n글\n</Tab>\n</Tabs>', 2, /label이 없습니다/],
  [tabs('npm', 'npm'), 5, /<Tab label="npm">이\(가\) 두 번 있습니다/],
  [tabs('1', '2', '3', '4', '5', '6', '7'), 1, /6개까지 표시할 수 있습니다.*7개/],
  ['글\n\n<Tab label="가">글</Tab>', 3, /<Tabs> 바로 안에 있지 않습니다/],
  [
    '<Tabs>\n<div>\n<Tab label="가">\n글\n</Tab>\n</div>\n</Tabs>',
    1,
    /<Tabs> 바로 안에|<Tab>이 없습니다/,
  ],
  ['글 <Tabs><Tab label="가">글</Tab></Tabs>', 1, /문장 안에 있습니다/],
])(
  '%j, of which a reader would see nothing or no button, is refused',
  async (text, line, message) => {
    const told = await complaint(text);
    expect(told).toMatch(message);
    expect(told).toContain(`x.mdx:${line} `);
  },
);
