import { findEntry } from './findEntry.ts';
import type { Api, ApiEntry } from './model.ts';

/** A place in code that takes values, and the type that says which. */
export interface ControlPlace {
  /** `ZSText` for an element, `showBottomSheet().options` for the object a call is given. */
  place: string;
  /** Name of the component or interface. */
  of: string;
}

const TAKES_ONE = /^\(\w+\??: (\w+)\) =>/;

/** Functions of the API's objects that take one object of ours, by name. */
function takers(api: Api): Map<string, ApiEntry> {
  const found = new Map<string, ApiEntry>();
  for (const entry of api.entries) {
    for (const { name, type } of entry.kind === 'interface' ? entry.members : []) {
      const taken = findEntry(api, TAKES_ONE.exec(type)?.[1] ?? '');
      if (taken?.kind === 'interface') {
        found.set(name, taken);
      }
    }
  }
  return found;
}

/** The object itself, and the objects of ours that its fields hold. */
function placesIn(api: Api, place: string, taken: ApiEntry): ControlPlace[] {
  const members = taken.kind === 'interface' ? taken.members : [];
  return [
    { place, of: taken.name },
    ...members.flatMap(({ name, type }) =>
      findEntry(api, type)?.kind === 'interface' ? [{ place: `${place}.${name}`, of: type }] : [],
    ),
  ];
}

/**
 * Where the examples of a subject take values: components of that name or beginning with it, and
 * functions that show it.
 * @param subject what an example file is named after: `ZSText`, `Alert`
 */
export function controlPlaces(api: Api, subject: string): ControlPlace[] {
  const components = api.entries
    .filter(({ kind, name }) => kind === 'component' && name.startsWith(subject))
    .map(({ name }) => ({ place: name, of: name }))
    .sort((a, b) => a.of.length - b.of.length);
  const calls = [...takers(api)]
    .filter(([name]) => name.toLowerCase().startsWith(`show${subject.toLowerCase()}`))
    .flatMap(([name, taken]) => placesIn(api, `${name}()`, taken));
  return [...components, ...calls];
}
