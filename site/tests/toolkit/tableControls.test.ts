import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPage } from '../../src/content/page-model/readPage.ts';
import { exampleControls, presetControls } from '../../src/toolkit/api/tableControls.ts';

const { pages, examples } = vi.hoisted(() => {
  const example = (name: string, source: string, problems?: string) => [
    `${name}.basic`,
    { name, source, problems },
  ];
  return {
    pages: [] as string[],
    examples: Object.fromEntries([
      example('ZSText', '<ZSText typo="body.1">글</ZSText>'),
      example('ZSContainer', '<ZSContainer>글</ZSContainer>'),
      example('ZSView', '<ZSView', '1행: 예제를 컴파일하지 못했습니다'),
    ]),
  };
});

vi.mock('virtual:playground/examples', () => ({ examples }));
vi.mock('../../src/content/page-table/pageTable.ts', () => ({
  docPages: () =>
    pages.map((text, at) => {
      const file = `content/docs/${at}.mdx`;
      return { path: '', file, model: readPage(file, text) };
    }),
}));

const page = (controls: string, of = 'ZSText') =>
  `<Example of="${of}.basic" controls=${controls} />\n\n<PropsTable of="${of}" />`;

beforeEach(() => {
  pages.length = 0;
});

describe('Controls under an example', () => {
  it('lead to the rows of the table of their page', () => {
    pages.push(page('"typo,color"'));
    expect(exampleControls('ZSText.basic')?.rows).toEqual([
      { name: 'typo', href: '#prop-ZSText-typo' },
      { name: 'color', href: '#prop-ZSText-color' },
    ]);
  });

  it('are not for what no phone shows', () => {
    pages.push(page('"backgroundColor"', 'ZSContainer'));
    expect(exampleControls('ZSContainer.basic')?.rows).toHaveLength(1);
    pages[0] = page('"statusBarColor"', 'ZSContainer');
    expect(() => exampleControls('ZSContainer.basic')).toThrow(
      '"statusBarColor"의 입력창이 없습니다',
    );
  });

  it('blame no table where the example has mistakes, which its phone tells', () => {
    pages.push(page('"elevation"', 'ZSView'));
    expect(exampleControls('ZSView.basic')).toBeUndefined();
    expect(presetControls('ZSView.basic', 'elevation=level1')).toBeUndefined();
  });

  it.each([
    ['a page outside of the docs', [], ''],
    ['names that are no text', [page('{names}')], ''],
    [
      'two pages, of which one has the rows',
      [page('"typo"'), `글\n\n${page('"color"')}`],
      'site/content/docs/1.mdx:3 ',
    ],
    ['a name that the table lacks', [page('"typo,tpyo"')], 'site/content/docs/0.mdx:1 '],
  ])('stop a build on %s, with its place and what to do', (_what, texts, place) => {
    pages.push(...texts);
    expect(() => exampleControls('ZSText.basic')).toThrow(
      new RegExp(`^${place}<Example of="ZSText.basic" controls="[^"]+">: .+하세요\\.$`),
    );
  });
});
