import { methodsWithOptions } from './controlPlaces.ts';
import { findEntry } from './findEntry.ts';
import type { Api, ApiEntry } from './model.ts';

/** Names of the fields of an interface at a place, and of those that its fields hold. */
function fieldsAt(api: Api, place: string, options: ApiEntry): [string, readonly string[]][] {
  const members = options.kind === 'interface' ? options.members : [];
  return [
    [place, members.map(({ name }) => name)],
    ...members.flatMap(({ name, type }) => {
      const inner = findEntry(api, type);
      return inner?.kind === 'interface' && inner !== options && inner.inherited.length === 0
        ? fieldsAt(api, `${place}.${name}`, inner)
        : [];
    }),
  ];
}

/**
 * Names of the options of each function of a hook that takes an object, by the places that
 * `controlPlaces` names.
 * @example optionNames({ entries: [] }) // {}
 */
export function optionNames(api: Api): Record<string, readonly string[]> {
  const returned = api.entries.flatMap((entry) => {
    const result = entry.kind === 'hook' ? findEntry(api, entry.returns.type) : undefined;
    return result ? [result] : [];
  });
  const places = methodsWithOptions(api, returned).flatMap(([method, options]) =>
    fieldsAt(api, `${method}()`, options),
  );
  return Object.fromEntries(places);
}
