import { findEntry } from './findEntry.ts';
import type { Api, ApiEntry } from './model.ts';

/** A JSX element or a call argument in an example whose props a control can change. */
export interface ControlPlace {
  /** `ZSText` for an element, `showBottomSheet().options` for an object inside a call's argument. */
  place: string;
  /** Component or interface that declares the props. */
  of: string;
}

const ONE_PARAMETER = /^\(\w+\??: (\w+)\) =>/;

/** Parameter types of methods that take one interface of this API, by method name. */
function optionTypes(api: Api): Map<string, ApiEntry> {
  const types = new Map<string, ApiEntry>();
  for (const entry of api.entries) {
    for (const { name, type } of entry.kind === 'interface' ? entry.members : []) {
      const parameter = findEntry(api, ONE_PARAMETER.exec(type)?.[1] ?? '');
      if (parameter?.kind === 'interface') {
        types.set(name, parameter);
      }
    }
  }
  return types;
}

/** The options object, and the interfaces of this API that its fields hold. */
function placesIn(api: Api, place: string, options: ApiEntry): ControlPlace[] {
  const members = options.kind === 'interface' ? options.members : [];
  return [
    { place, of: options.name },
    ...members.flatMap(({ name, type }) =>
      findEntry(api, type)?.kind === 'interface' ? [{ place: `${place}.${name}`, of: type }] : [],
    ),
  ];
}

/**
 * Lists what controls of an example can change: components whose name starts with the subject, the
 * exact name first, and the options of functions called `show` + subject.
 * @param subject first part of the name of an example file: `ZSText`, `Alert`
 * @example controlPlaces({ entries: [{ kind: 'component', name: 'ZSText' }] }, 'ZSText') // [{ place: 'ZSText', of: 'ZSText' }]
 */
export function controlPlaces(api: Api, subject: string): ControlPlace[] {
  const components = api.entries
    .filter(({ kind, name }) => kind === 'component' && name.startsWith(subject))
    .map(({ name }) => ({ place: name, of: name }))
    .sort((a, b) => a.of.length - b.of.length);
  const calls = [...optionTypes(api)]
    .filter(([name]) => name.toLowerCase().startsWith(`show${subject.toLowerCase()}`))
    .flatMap(([name, options]) => placesIn(api, `${name}()`, options));
  return [...components, ...calls];
}
