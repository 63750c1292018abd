import { findEntry } from './findEntry.ts';
import type { Api, ApiEntry } from './model.ts';
import { namesInType } from './splitType.ts';

/** Names in what a function type takes, its last arrow aside: `(item: SnackItem) => void`. */
const taken = (type: string) => namesInType(type.slice(0, Math.max(0, type.lastIndexOf('=>'))));

/** Names in what a type gives to its reader: of a function nothing, it is called. */
const given = (type: string) => (type.includes('=>') ? [] : namesInType(type));

/** Those names and what the fields of the interfaces among them mention in turn. */
function reach(api: Api, names: readonly string[], mentioned: (type: string) => string[]) {
  const reached = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const entry = reached.has(name) ? undefined : findEntry(api, name);
    reached.add(name);
    if (entry?.kind === 'interface') {
      waiting.push(...entry.members.flatMap(({ type }) => mentioned(type)));
    }
  }
  return reached;
}

/** Names of types that readers write: of props and parameters, also of functions they were given. */
function writtenNames({ entries }: Api): string[] {
  const ofEntry = (entry: ApiEntry): string[] => {
    switch (entry.kind) {
      case 'component':
        return [entry.propsType ?? '', ...entry.members.flatMap(({ type }) => namesInType(type))];
      case 'function':
      case 'hook':
        return entry.members.flatMap(({ type }) => namesInType(type));
      case 'interface':
      case 'constant':
        return entry.members.flatMap(({ type }) => taken(type));
      case 'type':
        return [];
    }
  };
  return entries.flatMap(ofEntry);
}

/** Whether readers only ever get values of a type: a hook or a function gives it, and nothing takes it. */
export function isResult(api: Api, name: string): boolean {
  const results = api.entries.flatMap((entry) =>
    entry.kind === 'hook' || entry.kind === 'function' ? namesInType(entry.returns.type) : [],
  );
  return (
    reach(api, results, given).has(name) && !reach(api, writtenNames(api), namesInType).has(name)
  );
}
