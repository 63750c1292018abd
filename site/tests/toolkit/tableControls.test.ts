import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPageModel } from '../../src/content/page-model/readPageModel.ts';
import { exampleControls } from '../../src/toolkit/api/tableControls.ts';

const { pages, example } = vi.hoisted(() => ({
  pages: [] as string[],
  example: {
    name: 'ZSText.basic',
    source: 'import { ZSText } from \'@0610studio/zs-ui\';\n<ZSText typo="body.1">글</ZSText>',
  },
}));

vi.mock('virtual:playground/examples', () => ({ examples: { [example.name]: example } }));
vi.mock('../../src/content/page-table/pageTable.ts', () => ({
  docPages: () => pages.map((text) => ({ path: '', model: readPageModel(text) })),
}));

const page = (controls: string) =>
  `<Example of="ZSText.basic" controls=${controls} />\n\n<PropsTable of="ZSText" />`;

beforeEach(() => {
  pages.length = 0;
});

describe('Controls under an example', () => {
  it('lead to the rows of the table of their page', () => {
    pages.push(page('"typo,color"'));
    const { rows } = exampleControls('ZSText.basic');
    expect(rows).toEqual([
      { name: 'typo', href: '#prop-ZSText-typo' },
      { name: 'color', href: '#prop-ZSText-color' },
    ]);
  });

  it.each([
    ['a page outside of the docs', []],
    ['names that are no text', [page('{names}')]],
    ['two pages, of which one has the rows', [page('"typo"'), page('"color"')]],
    ['a name that the table lacks', [page('"typo,tpyo"')]],
  ])('stop a build on %s, with what to do', (_what, texts) => {
    pages.push(...texts);
    expect(() => exampleControls('ZSText.basic')).toThrow(
      /^<Example of="ZSText.basic" controls="[^"]+">: .+하세요\.$/,
    );
  });
});
