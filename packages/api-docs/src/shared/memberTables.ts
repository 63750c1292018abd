import { findEntry } from './findEntry.ts';
import { isOutputType } from './isOutputType.ts';
import type { Api, ApiEntry, ApiInherited, ApiMember } from './model.ts';

/** A table of props, fields or parameters of an entry. */
interface MemberTableData {
  kind: 'props' | 'fields' | 'parameters';
  members: readonly ApiMember[];
  inherited: readonly ApiInherited[];
  /** True when users of the API provide the values, false for values that they receive. */
  isInput: boolean;
}

/** Puts required members first and deprecated ones last, and keeps the source order otherwise. */
function sortMembers(members: readonly ApiMember[]): ApiMember[] {
  const rank = (member: ApiMember) =>
    member.deprecated !== undefined ? 2 : member.required ? 0 : 1;
  return members.toSorted((a, b) => rank(a) - rank(b));
}

/** The fields of the interface that a hook returns. */
function returnedFields(api: Api, entry: ApiEntry): readonly MemberTableData[] {
  const type = entry.kind === 'hook' || entry.kind === 'function' ? entry.returns.type : undefined;
  const result = type === undefined ? undefined : findEntry(api, type);
  return entry.kind === 'hook' && result?.kind === 'interface'
    ? [
        {
          kind: 'fields',
          members: sortMembers(result.members),
          inherited: result.inherited,
          isInput: false,
        },
      ]
    : [];
}

/**
 * Tables that document an entry, in order; a union has none.
 * @example memberTables({ entries: [] }, { kind: 'function', members: [{ name: 'mode' }], returns: { type: 'void' } }) // [{ kind: 'parameters', members: [{ name: 'mode' }], inherited: [], isInput: true }]
 * memberTables({ entries: [] }, { kind: 'type' }) // []
 */
export function memberTables(api: Api, entry: ApiEntry): readonly MemberTableData[] {
  switch (entry.kind) {
    case 'component':
    case 'interface': {
      const kind = entry.kind === 'component' ? 'props' : 'fields';
      const members = sortMembers(entry.members);
      return [
        { kind, members, inherited: entry.inherited, isInput: !isOutputType(api, entry.name) },
      ];
    }
    case 'constant':
      return [{ kind: 'fields', members: entry.members, inherited: [], isInput: false }];
    case 'function':
    case 'hook': {
      const { members } = entry;
      const parameters = { kind: 'parameters', members, inherited: [], isInput: true } as const;
      return [...(members.length > 0 ? [parameters] : []), ...returnedFields(api, entry)];
    }
    case 'type':
      return [];
  }
}
