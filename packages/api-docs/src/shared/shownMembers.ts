import { findEntry } from './findEntry.ts';
import { isResult } from './isResult.ts';
import type { Api, ApiEntry, ApiInherited, ApiMember } from './model.ts';
import { orderMembers } from './orderMembers.ts';

/** One table of an entry. */
export interface ShownMembers {
  kind: 'props' | 'fields' | 'parameters';
  members: readonly ApiMember[];
  inherited: readonly ApiInherited[];
  /** Whether readers write the members; they read those of a result. */
  written: boolean;
}

/** A function that gives back an object of ours shows the fields of that object. */
function returned(api: Api, entry: ApiEntry): readonly ShownMembers[] {
  const type = entry.kind === 'hook' || entry.kind === 'function' ? entry.returns.type : undefined;
  const result = type === undefined ? undefined : findEntry(api, type);
  return entry.kind === 'hook' && result?.kind === 'interface'
    ? [
        {
          kind: 'fields',
          members: orderMembers(result.members),
          inherited: result.inherited,
          written: false,
        },
      ]
    : [];
}

/** The tables that show an entry, in order; a union has none. */
export function shownMembers(api: Api, entry: ApiEntry): readonly ShownMembers[] {
  switch (entry.kind) {
    case 'component':
    case 'interface': {
      const kind = entry.kind === 'component' ? 'props' : 'fields';
      const members = orderMembers(entry.members);
      return [{ kind, members, inherited: entry.inherited, written: !isResult(api, entry.name) }];
    }
    case 'constant':
      return [{ kind: 'fields', members: entry.members, inherited: [], written: false }];
    case 'function':
    case 'hook': {
      const { members } = entry;
      const parameters = { kind: 'parameters', members, inherited: [], written: true } as const;
      return [...(members.length > 0 ? [parameters] : []), ...returned(api, entry)];
    }
    case 'type':
      return [];
  }
}
