import {
  type Api,
  describeUnknownName,
  findEntry,
  memberTables,
  popoverTypes,
} from '@zs-docs/api-docs';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { listTags, type Tag } from '../page-model/listTags.ts';
import { suggestNames } from './suggestNames.ts';

/** Tags that show a name of the API. */
const TABLES = ['PropsTable', 'TypeTable'];

/** Explains what is wrong with a tag that shows a name; undefined when nothing is. */
function nameMistake(api: Api, { name: tag, attributes }: Tag): string | undefined {
  const name = attributes.get('of');
  if (!name) {
    return `<${tag}>에 of가 없습니다. <${tag} of="Alert" />처럼 이름을 따옴표 안에 작성하세요.`;
  }
  const entry = findEntry(api, name);
  if (!entry) {
    return describeUnknownName(api, name, `<${tag} of="${name}">`);
  }
  if (attributes.has('only') && attributes.has('folded')) {
    return `<${tag} of="${name}">: only를 지정한 표는 접을 수 없습니다. only나 folded 중 하나를 삭제하세요.`;
  }
  const rows = memberTables(api, entry).flatMap(({ members }) => members.map((row) => row.name));
  // Without a value, `folded` folds the whole table.
  const list = attributes.get('only') ?? (attributes.get('folded') || undefined);
  const named = list?.split(',') ?? [];
  const unknown = named.map((one) => one.trim()).find((one) => !rows.includes(one));
  return unknown === undefined
    ? undefined
    : `only나 folded에 지정한 "${unknown}"이(가) ${name}에 없습니다. ${suggestNames(unknown, rows)}다음 중에서 지정하세요: ${rows.join(', ')}.`;
}

/**
 * Tells of a name that the API does not have, and appends `<TypePopovers names="…" />` with the types
 * that the tables of a page reference.
 * @param options.api returns the current API; called for each page
 */
export function remarkApi(options: { api: () => Api }) {
  return (tree: Root, file: VFile) => {
    const api = options.api();
    const tags = listTags(tree).filter(({ name }) => TABLES.includes(name));
    for (const tag of tags) {
      const mistake = nameMistake(api, tag);
      if (mistake) {
        file.message(mistake, { line: tag.line, column: 1 });
      }
    }
    if (tags.length > 0) {
      const names = tags.map(({ attributes }) => attributes.get('of') ?? '');
      const types = [...popoverTypes(api, names)].sort();
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'TypePopovers',
        attributes: [{ type: 'mdxJsxAttribute', name: 'names', value: types.join(',') }],
        children: [],
      });
    }
  };
}
