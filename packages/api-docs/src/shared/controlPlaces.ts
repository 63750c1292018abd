import { findEntry } from './findEntry.ts';
import type { Api, ApiEntry } from './model.ts';

const ONE_PARAMETER = /^\(\w+\??: (\w+)\) =>/;

/** Methods that take one interface of this API, by name, with that interface. */
export function methodsWithOptions(
  api: Api,
  owners: readonly ApiEntry[] = api.entries,
): [string, ApiEntry][] {
  return owners.flatMap((entry) =>
    (entry.kind === 'interface' ? entry.members : []).flatMap(
      ({ name, type }): [string, ApiEntry][] => {
        const options = findEntry(api, ONE_PARAMETER.exec(type)?.[1] ?? '');
        return options?.kind === 'interface' ? [[name, options]] : [];
      },
    ),
  );
}

/** Fields of an interface that hold another one, by name. */
function fieldsOfType(options: ApiEntry, of: string): string[] {
  const members = options.kind === 'interface' ? options.members : [];
  return members.filter(({ type }) => type === of).map(({ name }) => name);
}

/**
 * Lists where the code of an example may have the members of an entry: `ZSText` for an element,
 * `showAlert()` for the argument of a call, `showBottomSheet().options` for an object inside it.
 * @example controlPlaces({ entries: [{ kind: 'component', name: 'ZSText' }] }, 'ZSText') // ['ZSText']
 */
export function controlPlaces(api: Api, of: string): string[] {
  if (findEntry(api, of)?.kind === 'component') {
    return [of];
  }
  const places = methodsWithOptions(api).flatMap(([method, options]) => [
    ...(options.name === of ? [`${method}()`] : []),
    ...fieldsOfType(options, of).map((field) => `${method}().${field}`),
  ]);
  return [...new Set(places)];
}
