import type { Api, ApiEntry } from './model.ts';
import { nearNames } from './nearNames.ts';
import { en } from './text/en.ts';
import type { ApiDocsText } from './text/text.ts';

/** Finds an entry by its name. */
export function findEntry(api: Api, name: string): ApiEntry | undefined {
  return api.entries.find((entry) => entry.name === name);
}

/** Error message for a name that the API does not have, with similar names. */
export function describeUnknownName(
  api: Api,
  name: string,
  where: string,
  text: ApiDocsText = en,
): string {
  const near = nearNames(
    name,
    api.entries.map((entry) => entry.name),
  );
  return text.unknownName({ where, name, package: api.package, near });
}

/**
 * Finds an entry by its name.
 * @param where what the author wrote, for the error: `<PropsTable of="ZSTextFild">`
 * @throws Error with similar names if there is none
 */
export function requireEntry(
  api: Api,
  name: string,
  where: string,
  text: ApiDocsText = en,
): ApiEntry {
  const entry = findEntry(api, name);
  if (!entry) {
    throw new Error(describeUnknownName(api, name, where, text));
  }
  return entry;
}
