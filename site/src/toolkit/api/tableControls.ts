import { examples } from 'virtual:playground/examples';
import { controlPlaces, controlsFor, rowId } from '@zs-docs/api-docs';
import { type ControlSet, tableControls as controlsOf } from '@zs-docs/playground/react';
import { placeOf } from '../../content/files/placeOf.ts';
import { ContentError } from '../../content/files/readSource.ts';
import type { ExampleUse, PageModel } from '../../content/page-model/readPage.ts';
import { docPages } from '../../content/page-table/pageTable.ts';
import { coveringPages } from '../facts/coveringPages.ts';
import { siteApi } from './siteApi.ts';
import { swatchColor } from './swatches.ts';

/** Excludes controls and tools of examples from the search index and the Markdown files. */
export const SKIP = { 'data-search-ignore': '', 'data-markdown-skip': '' };

/** Values that change nothing in a phone of a page: the status bar, wide screens, how often a scroll is told. */
const UNSEEN: ReadonlySet<string> = new Set([
  'barStyle',
  'statusBarColor',
  'translucent',
  'foldableSingleScreen',
  'scrollEventThrottle',
]);

/** What the page with the table of a name holds. */
function pageOf(name: string): PageModel | undefined {
  const path = coveringPages().get(name)?.address.split('#')[0];
  return docPages().find((page) => page.path === path)?.model;
}

/** Controls of an example for the values that a table documents, of those that pass. */
function controlsIn(
  use: Pick<ExampleUse, 'name'>,
  owner: string,
  passes: (name: string) => boolean,
) {
  const example = examples[use.name];
  const { api } = siteApi;
  const set = {
    places: controlPlaces(api, owner),
    fields: controlsFor(api, owner).filter(({ name }) => passes(name) && !UNSEEN.has(name)),
    colorOf: swatchColor,
    skip: SKIP,
  } satisfies Omit<ControlSet, 'example'>;
  return example && controlsOf({ example, ...set });
}

/**
 * Controls for the rows of a table, which change the first example of its page: of values that have
 * none under that example.
 * @returns undefined when that example has no such values of the table
 */
export function tableControls(owner: string) {
  const use = pageOf(owner)?.examples[0];
  return use && controlsIn(use, owner, (name) => !use.controls.includes(name));
}

/** The one place that has controls under an example: a component is not told of which page it is. */
function placeOfControls(name: string) {
  const found = docPages().flatMap(({ file, model: { examples: uses, tables } }) =>
    uses
      .filter((use) => use.name === name && use.controls.length > 0)
      .map((use) => ({ file, use, tables })),
  );
  const [first, second] = found;
  const rule = `<Example of="${name}" controls="…">: 한 예제의 controls는 site/content/docs의 한 페이지에서 한 번만 사용할 수 있습니다.`;
  if (!first) {
    throw new Error(`${rule} 이름을 {}가 아니라 따옴표로 감싸고, 다른 폴더에서는 삭제하세요.`);
  }
  if (second) {
    const place = placeOf(first.file, first.use.line);
    throw new ContentError(
      second.file,
      second.use.line,
      `${rule} 이미 ${place}에 있으니 controls를 삭제하세요.`,
    );
  }
  return first;
}

/**
 * Controls that stand under an example, with the rows of their values; none in development where the
 * example has mistakes, which its phone tells.
 * @throws Error when the first table of the page that has controls lacks one of the names, and when not one
 * page of the docs shows the example with controls
 */
export function exampleControls(example: string) {
  const { file, use, tables } = placeOfControls(example);
  const table = tables.find(({ name }) => controlsIn(use, name, () => true));
  const controls = table && controlsIn(use, table.name, (name) => use.controls.includes(name));
  const missing = use.controls.find((name) => !controls?.controlOf(name));
  if (examples[example]?.problems) {
    return undefined;
  }
  if (!controls || missing !== undefined) {
    throw new ContentError(
      file,
      use.line,
      `<Example of="${example}" controls="${use.controls}">: ${table?.name ?? '이 페이지의 표'}에 "${missing}"의 입력창이 없습니다. 표에 있고, 예제에 식으로 쓰지 않은 값만 지정하세요.`,
    );
  }
  const rows = use.controls.map((name) => ({ name, href: `#${rowId(table.name, name)}` }));
  return { controls, rows };
}

/** A value as an author writes it for a field; undefined when the field has no such choice. */
function parseValue(text: string, { kind, options = [text] }: ControlSet['fields'][number]) {
  if (kind === 'slider' || kind === 'switch') {
    return kind === 'slider' ? Number(text) : text === 'true';
  }
  return options.find((option) => String(option) === text);
}

/**
 * Controls of the first example of a page, and the values that a preset there sets together; none where the
 * example has mistakes.
 * @param set `type=error,snackbarDuration=6000`
 * @throws Error when no page begins with the example, or no table of it has a control for each value
 */
export function presetControls(example: string, set: string) {
  if (examples[example]?.problems) {
    return undefined;
  }
  const page = docPages().find(({ model }) => model.examples[0]?.name === example);
  const pairs = set.split(',').map((pair) => pair.split('='));
  for (const { name: owner } of page?.model.tables ?? []) {
    const fields = new Map(controlsFor(siteApi.api, owner).map((field) => [field.name, field]));
    const controls = controlsIn({ name: example }, owner, (name) => fields.has(name));
    const values = pairs.flatMap(([name = '', text = '']) => {
      const field = controls?.controlOf(name) && fields.get(name);
      const value = field && parseValue(text, field);
      return value == null ? [] : [[name, value] as const];
    });
    if (controls && values.length === pairs.length) {
      return { controls, values: Object.fromEntries(values) };
    }
  }
  throw new Error(
    `<Preset of="${example}" set="${set}">: of에는 이 페이지의 첫 예제를, set에는 그 예제에서 입력창으로 바꿀 수 있는 값만 지정하세요.`,
  );
}
