import { nearNames } from '@zs-docs/words';
import type { Api, ApiEntry } from './model.ts';
import { apiText } from './text/text.ts';

/**
 * Finds an entry by its name.
 * @example findEntry({ entries: [{ name: 'ZSText' }] }, 'ZSText') // { name: 'ZSText' }
 * findEntry({ entries: [] }, 'ZSText') // undefined
 */
export function findEntry(api: Api, name: string): ApiEntry | undefined {
  return api.entries.find((entry) => entry.name === name);
}

/**
 * Error message for a name that the API does not have, with similar names.
 * @example describeUnknownName({ package: 'ui', entries: [{ name: 'Box' }] }, 'Bx', '<PropsTable of="Bx">') // '<PropsTable of="Bx">: ui에 없는 이름입니다(Bx). 비슷한 이름: Box. 이름을 수정하거나, 새로 추가한 이름이면 API 파일을 다시 생성하세요.'
 */
export function describeUnknownName(api: Api, name: string, where: string): string {
  const near = nearNames(
    name,
    api.entries.map((entry) => entry.name),
  );
  return apiText.unknownName({ where, name, package: api.package, near });
}

/**
 * Finds an entry by its name.
 * @param where what the author wrote, for the error: `<PropsTable of="ZSTextFild">`
 * @throws Error with similar names if there is none
 * @example requireEntry({ entries: [{ name: 'Box' }] }, 'Box', '<PropsTable of="Box">') // { name: 'Box' }
 */
export function requireEntry(api: Api, name: string, where: string): ApiEntry {
  const entry = findEntry(api, name);
  if (!entry) {
    throw new Error(describeUnknownName(api, name, where));
  }
  return entry;
}
