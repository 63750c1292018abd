import { type Api, describeUnknownName, findEntry, memberTables } from '@zs-docs/api-docs';
import type { Tag } from '../markdown/listTags.ts';
import { suggestNames } from './suggestNames.ts';

/** Explains what is wrong with a table of the API; undefined when nothing is, and for another tag. */
export function tableMistake({ name: tag, attributes }: Tag, api: Api): string | undefined {
  if (tag !== 'PropsTable' && tag !== 'TypeTable') {
    return undefined;
  }
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
  const unknown = list
    ?.split(',')
    .map((row) => row.trim())
    .find((row) => !rows.includes(row));
  return unknown === undefined
    ? undefined
    : `only나 folded에 지정한 "${unknown}"이(가) ${name}에 없습니다. ${suggestNames(unknown, rows)}다음 중에서 지정하세요: ${rows.join(', ')}.`;
}
