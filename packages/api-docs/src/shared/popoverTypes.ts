import { findEntry } from './findEntry.ts';
import { memberTables } from './memberTables.ts';
import type { Api, ApiEntry } from './model.ts';
import { namesInType } from './tokenizeType.ts';

function typeTextsOf(api: Api, entry: ApiEntry): string[] {
  const members = memberTables(api, entry).flatMap((table) => table.members);
  const own =
    entry.kind === 'type' || entry.kind === 'constant'
      ? [entry.type]
      : entry.kind === 'component'
        ? [entry.refType ?? '']
        : entry.kind === 'interface'
          ? []
          : [entry.signature];
  return [...own, ...members.map(({ type }) => type)];
}

/**
 * True for type aliases and interfaces of this API: their names open a popover.
 * @example hasPopover({ entries: [{ name: 'Size', kind: 'type' }] }, 'Size') // true
 * hasPopover({ entries: [] }, 'ViewStyle') // false
 */
export function hasPopover(api: Api, name: string): boolean {
  const kind = findEntry(api, name)?.kind;
  return kind === 'type' || kind === 'interface';
}

/**
 * Types whose popovers a page with these entries needs: all that the entries reference, transitively,
 * in alphabetical order.
 * @example popoverTypes({ entries: [{ name: 'Sizes', kind: 'type', type: 'Size[]' }, { name: 'Size', kind: 'type', type: 'number' }] }, ['Sizes']) // ['Size']
 */
export function popoverTypes(api: Api, names: readonly string[]): string[] {
  const types = new Set<string>();
  const queue = names.flatMap((name) => findEntry(api, name) ?? []);
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    for (const name of typeTextsOf(api, entry).flatMap(namesInType)) {
      const found = findEntry(api, name);
      if (found && hasPopover(api, name) && !types.has(name)) {
        types.add(name);
        queue.push(found);
      }
    }
  }
  return [...types].sort();
}
