import { cachePerTable, docPages } from '../../content/page-table/pageTable.ts';

/** Path of the first page with the phone of each example. */
const pages = cachePerTable(() => {
  const phones = docPages().flatMap(({ path, model }) =>
    model.examples.map(({ name }) => [name, path] as const),
  );
  return new Map(phones.reverse());
});

/**
 * Address of an example below the base: `docs/Theme/start/#example-Theme.basic`.
 * @throws Error when no page shows it
 */
export function exampleAddress(example: string): string {
  const page = pages().get(example);
  if (page === undefined) {
    throw new Error(
      `예제 "${example}"을(를) 표시하는 문서가 없습니다. behaviour.yml의 example을 수정하거나 문서에 <Example of="${example}" />를 추가하세요.`,
    );
  }
  return `${page}#example-${example}`;
}
