import type { Api, ApiEntry, ApiMember } from '../../shared/model.ts';
import { isSameType } from './isSameType.ts';

/** A difference between an API and the published one. */
export interface ApiDifference {
  /** Name of an entry, `ZSPressable`, or of a member, `ZSPressable.ref`. */
  member: string;
  /** Property that differs; `exists` if only one API has the entry or member. */
  what: 'exists' | 'type' | 'required' | 'default' | 'values' | 'returns';
  /** Source code of the property in each API, if it has one. */
  ours?: string;
  published?: string;
}

/** Properties of a prop, field, parameter or ref that are compared. */
type ComparableMember = Pick<ApiMember, 'name' | 'type' | 'required' | 'default'>;

type SameType = (ours: string, published: string) => boolean;

/** Members of an entry. A ref counts as one, whether it is declared by `forwardRef` or as a prop. */
function comparableMembers(entry: ApiEntry): ComparableMember[] {
  const members: ComparableMember[] = entry.kind === 'type' ? [] : [...entry.members];
  const hasRef = members.some(({ name }) => name === 'ref');
  return entry.kind === 'component' && entry.refType && !hasRef
    ? [...members, { name: 'ref', type: entry.refType, required: false }]
    : members;
}

/** Values of a union of literals, or the type of another alias; undefined for other entries. */
function aliasDefinition(entry: ApiEntry): string | undefined {
  if (entry.kind === 'type') {
    return entry.values
      ? entry.values
          .map((value) => JSON.stringify(value))
          .sort()
          .join(' | ')
      : entry.type;
  }
  return undefined;
}

function compareMember(
  member: string,
  ours: ComparableMember,
  published: ComparableMember,
  isSame: SameType,
): ApiDifference[] {
  const differences: ApiDifference[] = [];
  const isRef = ours.name === 'ref';
  if (!isRef && !isSame(ours.type, published.type)) {
    differences.push({ member, what: 'type', ours: ours.type, published: published.type });
  }
  if (ours.required !== published.required) {
    const asText = (required: boolean) => (required ? 'required' : 'optional');
    const [mine, theirs] = [asText(ours.required), asText(published.required)];
    differences.push({ member, what: 'required', ours: mine, published: theirs });
  }
  // The published declarations lack defaults that are applied inside function bodies, so a default
  // that only this API has is no difference.
  if (published.default && ours.default !== published.default) {
    differences.push({ member, what: 'default', ...bothSides(ours.default, published.default) });
  }
  return differences;
}

/**
 * Compares the exports of an API with those of the published one: names, members, types, defaults,
 * values of unions and whether members are required. Types that are not exported are compared by their
 * structure.
 * @example compareApi({ entries: [{ name: 'Size', kind: 'type', exported: true, type: 'number' }] }, { entries: [] }) // [{ member: 'Size', what: 'exists', ours: 'type' }]
 */
export function compareApi(ours: Api, published: Api): ApiDifference[] {
  const isSame = (own: string, other: string) =>
    isSameType({ type: own, api: ours }, { type: other, api: published });
  const exported = (api: Api) =>
    new Map(api.entries.filter((entry) => entry.exported).map((entry) => [entry.name, entry]));
  const [mine, theirs] = [exported(ours), exported(published)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].sort().flatMap((name) => {
    const [own, other] = [mine.get(name), theirs.get(name)];
    if (!own || !other) {
      return [{ member: name, what: 'exists' as const, ...bothSides(own?.kind, other?.kind) }];
    }
    const [definition, otherDefinition] = [aliasDefinition(own), aliasDefinition(other)];
    const aliasDifferences: ApiDifference[] =
      definition === otherDefinition
        ? []
        : [{ member: name, what: 'values', ...bothSides(definition, otherDefinition) }];
    return [
      ...aliasDifferences,
      ...compareReturns(own, other, isSame),
      ...compareMembers(name, comparableMembers(own), comparableMembers(other), isSame),
    ];
  });
}

/** Compares return types of functions and hooks. */
function compareReturns(own: ApiEntry, other: ApiEntry, isSame: SameType): ApiDifference[] {
  if (!('returns' in own && 'returns' in other)) {
    return [];
  }
  const [ours, published] = [own.returns.type, other.returns.type];
  return isSame(ours, published) ? [] : [{ member: own.name, what: 'returns', ours, published }];
}

function compareMembers(
  owner: string,
  ours: readonly ComparableMember[],
  published: readonly ComparableMember[],
  isSame: SameType,
): ApiDifference[] {
  const names = [...new Set([...ours, ...published].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [own, other] = [ours, published].map((side) => side.find((one) => one.name === name));
    const member = `${owner}.${name}`;
    return own && other
      ? compareMember(member, own, other, isSame)
      : [{ member, what: 'exists' as const, ...bothSides(own?.type, other?.type) }];
  });
}

/** Sides of a difference, without those that are undefined. */
function bothSides(ours: string | undefined, published: string | undefined) {
  return { ...(ours !== undefined && { ours }), ...(published !== undefined && { published }) };
}
