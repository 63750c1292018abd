import type { ApiState, EntryState, MemberFacts } from '../../history/index.ts';
import { isSameType } from './isSameType.ts';

/** A difference between an API and the published one. */
export interface ApiDifference {
  /** Name of an entry, `ZSPressable`, or of a member, `ZSPressable.ref`. */
  member: string;
  /** Fact that differs; `exists` if only one API has the entry or member. */
  what: 'exists' | 'type' | 'required' | 'default' | 'deprecated';
  /** Source code of the fact in each API, if it has one. */
  ours?: string;
  published?: string;
}

type SameType = (ours: string, published: string) => boolean;

/** Members of an entry. A ref counts as one, whether it is declared by `forwardRef` or as a prop. */
const comparableMembers = ({ ref, members }: EntryState): EntryState['members'] =>
  ref === undefined ? members : { ref: { type: ref, optional: true }, ...members };

/** The type of an alias, the signature of a function; a constant is compared by its members. */
const definitionOf = ({ kind, type }: EntryState) => (kind === 'constant' ? undefined : type);

function compareMember(
  member: string,
  ours: MemberFacts,
  published: MemberFacts,
  isSame: SameType,
): ApiDifference[] {
  const differences: ApiDifference[] = [];
  const isRef = member.endsWith('.ref');
  if (!isRef && !isSame(ours.type, published.type)) {
    differences.push({ member, what: 'type', ours: ours.type, published: published.type });
  }
  if (ours.optional !== published.optional) {
    const asText = ({ optional }: MemberFacts) => (optional ? 'optional' : 'required');
    const [mine, theirs] = [asText(ours), asText(published)];
    differences.push({ member, what: 'required', ours: mine, published: theirs });
  }
  // The published declarations lack defaults that are applied inside function bodies, so a default
  // that only this API has is no difference.
  if (published.default && ours.default !== published.default) {
    differences.push({ member, what: 'default', ...bothSides(ours.default, published.default) });
  }
  return [...differences, ...compareDeprecation(member, ours, published)];
}

/** What the published version deprecates has to be told; this API may advise against more. */
const compareDeprecation = (
  member: string,
  ours: Pick<EntryState, 'deprecated'>,
  published: Pick<EntryState, 'deprecated'>,
): ApiDifference[] =>
  published.deprecated !== undefined && ours.deprecated === undefined
    ? [{ member, what: 'deprecated', published: `@deprecated ${published.deprecated}` }]
    : [];

/**
 * Compares the exports of an API with those of the published one: names, members, types, defaults and
 * whether members are required. Types that are not exported are compared by their structure.
 * @example compareApi({ entries: { Size: { kind: 'type', type: 'number' } } }, { entries: {} }) // [{ member: 'Size', what: 'exists', ours: 'type' }]
 */
export function compareApi(ours: ApiState, published: ApiState): ApiDifference[] {
  const isSame = (own: string, other: string) =>
    isSameType({ type: own, state: ours }, { type: other, state: published });
  const exported = ({ entries }: ApiState) =>
    new Map(Object.entries(entries).filter(([, { internal }]) => !internal));
  const [mine, theirs] = [exported(ours), exported(published)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].sort().flatMap((name) => {
    const [own, other] = [mine.get(name), theirs.get(name)];
    if (!own || !other) {
      return [{ member: name, what: 'exists' as const, ...bothSides(own?.kind, other?.kind) }];
    }
    const [type = '', otherType = ''] = [definitionOf(own), definitionOf(other)];
    return [
      ...(isSame(type, otherType)
        ? []
        : [{ member: name, what: 'type' as const, ...bothSides(type, otherType) }]),
      ...compareDeprecation(name, own, other),
      ...compareMembers(name, comparableMembers(own), comparableMembers(other), isSame),
    ];
  });
}

function compareMembers(
  owner: string,
  ours: EntryState['members'],
  published: EntryState['members'],
  isSame: SameType,
): ApiDifference[] {
  const names = [...new Set([ours, published].flatMap(Object.keys))];
  return names.flatMap((name) => {
    const [own, other] = [ours[name], published[name]];
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
