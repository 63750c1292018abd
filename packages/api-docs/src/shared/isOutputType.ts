import { findEntry } from './findEntry.ts';
import type { Api, ApiEntry } from './model.ts';
import { namesInType } from './tokenizeType.ts';

/** Type names in the parameters of a function type. */
const parameterTypes = (type: string) =>
  namesInType(type.slice(0, Math.max(0, type.lastIndexOf('=>'))));

/** Type names of a value; none for a function, which is called. */
const valueTypes = (type: string) => (type.includes('=>') ? [] : namesInType(type));

/** The names and, transitively, the type names in the fields of the interfaces among them. */
function closureOf(api: Api, names: readonly string[], referenced: (type: string) => string[]) {
  const closure = new Set<string>();
  const queue = [...names];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const entry = closure.has(name) ? undefined : findEntry(api, name);
    closure.add(name);
    if (entry?.kind === 'interface') {
      queue.push(...entry.members.flatMap(({ type }) => referenced(type)));
    }
  }
  return closure;
}

/** Type names of props and parameters, including parameters of functions in results. */
function inputTypes({ entries }: Api): string[] {
  const ofEntry = (entry: ApiEntry): string[] => {
    switch (entry.kind) {
      case 'component':
        return [entry.propsType ?? '', ...entry.members.flatMap(({ type }) => namesInType(type))];
      case 'function':
      case 'hook':
        return entry.members.flatMap(({ type }) => namesInType(type));
      case 'interface':
      case 'constant':
        return entry.members.flatMap(({ type }) => parameterTypes(type));
      case 'type':
        return [];
    }
  };
  return entries.flatMap(ofEntry);
}

/**
 * True for a type that hooks or functions return and nothing accepts: its fields are only read.
 * @example isOutputType({ entries: [{ kind: 'hook', members: [], returns: { type: 'Sheet' } }] }, 'Sheet') // true
 * isOutputType({ entries: [{ kind: 'function', members: [{ type: 'Sheet' }], returns: { type: 'void' } }] }, 'Sheet') // false
 */
export function isOutputType(api: Api, name: string): boolean {
  const results = api.entries.flatMap((entry) =>
    entry.kind === 'hook' || entry.kind === 'function' ? namesInType(entry.returns.type) : [],
  );
  return (
    closureOf(api, results, valueTypes).has(name) &&
    !closureOf(api, inputTypes(api), namesInType).has(name)
  );
}
