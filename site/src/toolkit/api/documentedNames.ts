import type { ApiPage, PageName } from '@zs-docs/api-docs/build';
import { placeOf } from '../../content/files/placeOf.ts';
import { pageTable } from '../../content/page-table/pageTable.ts';
import type { DocPage } from '../../content/page-table/types.ts';

function namesOn({ covers, model }: DocPage): PageName[] {
  const all = [
    ...covers.map((use) => ({ ...use, where: 'covers' })),
    ...model.tables.map(({ name, line, tag }) => ({ name, line, where: `<${tag} of="${name}">` })),
  ];
  const first = new Map(all.toReversed().map((use) => [use.name, use]));
  return all.filter((use) => first.get(use.name) === use);
}

/**
 * Names of the API that each page of the docs documents, in its `covers` and its tables; drafts too.
 * @param root folder of the site with a slash at its end
 * @returns undefined while a page cannot be read
 */
export function documentedNames(root: string): ApiPage[] | undefined {
  const { pages, drafts, faults } = pageTable(root);
  const docs = [...pages, ...drafts].filter((page) => page.kind === 'doc');
  return faults.length > 0 || !docs.every(({ model }) => model.isMdx)
    ? undefined
    : docs.map((page) => ({ file: placeOf(page.file), names: namesOn(page) }));
}
