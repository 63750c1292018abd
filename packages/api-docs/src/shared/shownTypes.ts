import { findEntry } from './findEntry.ts';
import type { Api, ApiEntry } from './model.ts';
import { shownMembers } from './shownMembers.ts';
import { namesInType } from './splitType.ts';

function typeTexts(api: Api, entry: ApiEntry): string[] {
  const members = shownMembers(api, entry).flatMap((table) => table.members);
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

/** True when a name in the text of a type opens a popover. */
export function hasPopover(api: Api, name: string): boolean {
  const kind = findEntry(api, name)?.kind;
  return kind === 'type' || kind === 'interface';
}

/**
 * Types that readers of these entries can open: those their types mention, and what those mention
 * in turn, each once.
 */
export function shownTypes(api: Api, names: readonly string[]): string[] {
  const shown = new Set<string>();
  const waiting = names.flatMap((name) => findEntry(api, name) ?? []);
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    for (const name of typeTexts(api, entry).flatMap(namesInType)) {
      const found = findEntry(api, name);
      if (found && hasPopover(api, name) && !shown.has(name)) {
        shown.add(name);
        waiting.push(found);
      }
    }
  }
  return [...shown].sort();
}
