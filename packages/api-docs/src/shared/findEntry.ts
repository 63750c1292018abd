import type { Api, ApiEntry } from './model.ts';
import { nearNames } from './nearNames.ts';

/** The entry of that name, or undefined. */
export function findEntry(api: Api, name: string): ApiEntry | undefined {
  return api.entries.find((entry) => entry.name === name);
}

/** What to tell an author who named something the API does not have. */
export function unknownName(api: Api, name: string, where: string): string {
  const near = nearNames(
    name,
    api.entries.map((entry) => entry.name),
  );
  const hint = near.length > 0 ? ` 비슷한 이름: ${near.join(', ')}.` : '';
  return `${where}: ${api.package}에 없는 이름입니다(${name}).${hint} 이름을 고치거나, 툴킷에 새로 만든 이름이면 npm run api를 실행하십시오.`;
}

/**
 * The entry of that name.
 * @param where What the author wrote, for the error: `<PropsTable of="ZSTextFild">`.
 * @throws Error in Korean that lists near names when there is none.
 */
export function requireEntry(api: Api, name: string, where: string): ApiEntry {
  const entry = findEntry(api, name);
  if (!entry) {
    throw new Error(unknownName(api, name, where));
  }
  return entry;
}
