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

const EXAMPLE = /<Example\s[^>]*?of="([^"]+)"/g;
const examples = pagesBy(EXAMPLE);
const noted = pagesBy(/<VersionNote\s[^>]*?of="([^"]+)"/g);

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

/** Names of the examples before this one on its page; none when several pages show it. */
export function examplesBefore(example: string): string[] {
  const pages = docSources()
    .map(({ source }) => [...source.matchAll(EXAMPLE)].map(([, name = '']) => name))
    .filter((names) => names.includes(example));
  const [names = []] = pages;
  return pages.length === 1 ? names.slice(0, names.indexOf(example)) : [];
}

/**
 * Path of the page with the version notes of a component.
 * @throws Error when no page has them
 */
export function notePage(of: string): string {
  const page = noted().get(of);
  if (page === undefined) {
    throw new Error(
      `"${of}"의 0.12.2 기록을 표시하는 문서가 없습니다. 문서에 <VersionNote of="${of}" />를 추가하세요.`,
    );
  }
  return page;
}
