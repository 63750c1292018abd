import { readText } from '../../content/files/readSource.ts';
import { cachePerTable, docPages } from '../../content/page-table/pageTable.ts';

/** Every page of the docs with the source of its file. */
export const docSources = cachePerTable(() =>
  docPages().map((page) => ({ page, source: readText('./', page.file) })),
);

/** Maps each name in `of` of a tag to the path of the first page with it: `docs/Theme/start/`. */
const pagesBy = (tag: RegExp) =>
  cachePerTable(() => {
    const found = docSources().flatMap(({ page, source }) =>
      [...source.matchAll(tag)].flatMap(([, names = '']) =>
        names.split(',').map((name) => [name.trim(), page.path] as const),
      ),
    );
    return new Map(found.reverse());
  });

const examples = pagesBy(/<Example\s[^>]*?of="([^"]+)"/g);

/**
 * Address of an example below the base: `docs/Theme/start/#example-Theme.system`.
 * @throws Error when no page shows it
 */
export function exampleAddress(example: string): string {
  const page = examples().get(example);
  if (page === undefined) {
    throw new Error(
      `예제 "${example}"을(를) 표시하는 문서가 없습니다. behaviour.yml의 example을 수정하거나 문서에 <Example of="${example}" />를 추가하세요.`,
    );
  }
  return `${page}#example-${example}`;
}
