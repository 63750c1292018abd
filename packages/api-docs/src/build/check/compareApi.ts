import type { Api, ApiEntry, ApiMember } from '../../shared/model.ts';
import { isSameType } from './isSameType.ts';

/** One thing in which an API differs from the published one. */
export interface ApiDifference {
  /** `ZSPressable`, `ZSPressable.ref`. */
  member: string;
  /** What differs: `type`, `required`, `default`, `values`, `returns`; `exists` where one side has it alone. */
  what: 'exists' | 'type' | 'required' | 'default' | 'values' | 'returns';
  /** As code, where that side has it. */
  ours?: string;
  published?: string;
}

/** A member's facts, alike for props, fields, parameters and refs. */
type Fact = Pick<ApiMember, 'name' | 'type' | 'required' | 'default'>;

type SameType = (ours: string, published: string) => boolean;

/** Members of an entry; what a component's ref holds counts as one, however it is declared. */
function factsOf(entry: ApiEntry): Fact[] {
  const members: Fact[] = entry.kind === 'type' ? [] : [...entry.members];
  const hasRef = members.some(({ name }) => name === 'ref');
  return entry.kind === 'component' && entry.refType && !hasRef
    ? [...members, { name: 'ref', type: entry.refType, required: false }]
    : members;
}

/** What an entry is as a whole: the values or the type of an alias, the signature of a function. */
function wholeOf(entry: ApiEntry): string | undefined {
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

function compareFacts(
  member: string,
  ours: Fact,
  published: Fact,
  isSame: SameType,
): ApiDifference[] {
  const differences: ApiDifference[] = [];
  const isRef = ours.name === 'ref';
  if (!isRef && !isSame(ours.type, published.type)) {
    differences.push({ member, what: 'type', ours: ours.type, published: published.type });
  }
  if (ours.required !== published.required) {
    const say = (required: boolean) => (required ? 'required' : 'optional');
    const [mine, theirs] = [say(ours.required), say(published.required)];
    differences.push({ member, what: 'required', ours: mine, published: theirs });
  }
  // The published side tells no default that it applies further inside; one that it tells has to be ours.
  if (published.default && ours.default !== published.default) {
    differences.push({ member, what: 'default', ...side(ours.default, published.default) });
  }
  return differences;
}

/**
 * Compares an API with the published one: exported names, members, types, what is required, defaults,
 * values of unions. Types that neither side exports are compared by what they hold.
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
      return [{ member: name, what: 'exists' as const, ...side(own?.kind, other?.kind) }];
    }
    const whole = [wholeOf(own), wholeOf(other)] as const;
    const isWhole = whole.every((one) => one !== undefined) && whole[0] === whole[1];
    const asAlias: ApiDifference[] =
      isWhole || (whole[0] === undefined && whole[1] === undefined)
        ? []
        : [{ member: name, what: 'values', ...side(whole[0], whole[1]) }];
    return [
      ...asAlias,
      ...compareReturns(own, other, isSame),
      ...compareMembers(name, factsOf(own), factsOf(other), isSame),
    ];
  });
}

/** What functions and hooks of one name give back. */
function compareReturns(own: ApiEntry, other: ApiEntry, isSame: SameType): ApiDifference[] {
  if (!('returns' in own && 'returns' in other)) {
    return [];
  }
  const [ours, published] = [own.returns.type, other.returns.type];
  return isSame(ours, published) ? [] : [{ member: own.name, what: 'returns', ours, published }];
}

function compareMembers(
  owner: string,
  ours: readonly Fact[],
  published: readonly Fact[],
  isSame: SameType,
): ApiDifference[] {
  const names = [...new Set([...ours, ...published].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [own, other] = [ours, published].map((side) => side.find((one) => one.name === name));
    const member = `${owner}.${name}`;
    return own && other
      ? compareFacts(member, own, other, isSame)
      : [{ member, what: 'exists' as const, ...side(own?.type, other?.type) }];
  });
}

/** The two sides of a difference, each where it has something. */
function side(ours: string | undefined, published: string | undefined) {
  return { ...(ours !== undefined && { ours }), ...(published !== undefined && { published }) };
}
