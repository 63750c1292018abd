import type { Api, ApiEntry } from './model.ts';
import { nearNames } from './nearNames.ts';
import { en } from './text/en.ts';
import type { ApiDocsText } from './text/text.ts';

/** The entry of that name, or undefined. */
export function findEntry(api: Api, name: string): ApiEntry | undefined {
  return api.entries.find((entry) => entry.name === name);
}

/** What to tell an author who named something the API does not have. */
export function unknownName(api: Api, name: string, where: string, text: ApiDocsText = en): string {
  const near = nearNames(
    name,
    api.entries.map((entry) => entry.name),
  );
  return text.unknownName({ where, name, package: api.package, near });
}

/**
 * The entry of that name.
 * @param where What the author wrote, for the error: `<PropsTable of="ZSTextFild">`.
 * @throws Error that lists near names when there is none.
 */
export function requireEntry(
  api: Api,
  name: string,
  where: string,
  text: ApiDocsText = en,
): ApiEntry {
  const entry = findEntry(api, name);
  if (!entry) {
    throw new Error(unknownName(api, name, where, text));
  }
  return entry;
}
