import { entryAt } from '@zs-docs/api-docs/history';
import { nearNames } from '@zs-docs/words';
import ts from 'typescript';
import { type Owner, sentences, type Whereabouts } from '../sentences.ts';
import type { CheckContext, RawFinding } from './CheckContext.ts';

/** Most names that a sentence suggests. */
const MAX_NAMES = 3;

/** Most names that are listed where none is similar. */
const MAX_LISTED = 8;

/**
 * Where a name that the version does not export, or a member that it lacks, exists; undefined if no
 * version has it.
 */
export function whereabouts(
  { archive: { history, fixes }, version }: CheckContext,
  name: string,
  member?: string,
): Whereabouts | undefined {
  const has = (release: string) => {
    const entry = entryAt(history, name, release);
    return entry && (member === undefined ? !entry.internal : Object.hasOwn(entry.members, member));
  };
  const order = history.versions.indexOf(version);
  const last = history.versions.slice(0, order).findLastIndex(has);
  if (last >= 0) {
    const end = history.versions[last + 1] ?? version;
    const full = member === undefined ? name : `${name}.${member}`;
    const fix = fixes.find((each) => each.version === end && each.of.includes(full));
    return { is: 'gone', version: end, fix };
  }
  const first = history.versions.slice(order + 1).find(has);
  return first === undefined ? undefined : { is: 'not-yet', version: first };
}

/** What was probably meant by a name, of the names there are. */
function meantName(
  { archive: { otherKits } }: CheckContext,
  written: string,
  names: readonly string[],
  owner?: string,
): string | undefined {
  const known = owner === undefined ? [written] : [`${owner}.${written}`, `*.${written}`];
  return known
    .map((key) => (Object.hasOwn(otherKits, key) ? otherKits[key] : undefined))
    .find((name) => name !== undefined && names.includes(name.split('.')[0] ?? ''));
}

/** Advice to take another name: what other kits call so, else one with similar letters. */
export function nameAdvice(
  check: CheckContext,
  written: string,
  names: readonly string[],
  owner?: string,
): string[] {
  const meant = meantName(check, written, names, owner);
  const near = nearNames(written, names).slice(0, MAX_NAMES);
  if (meant) {
    return [sentences.instead(meant)];
  }
  if (near.length > 0) {
    return [sentences.near(near)];
  }
  return names.length > 0 && names.length <= MAX_LISTED ? [sentences.there(names)] : [];
}

/** A member that an owner does not have. */
interface Unknown {
  at: ts.Node;
  owner: Owner;
  name: string;
  /** Names of the members that it has. */
  members: readonly string[];
  /** Members whose own members include the name: `options` for `height`. */
  within?: readonly string[];
}

/** Says of a member that it is not there: gone, not there yet, or never there. */
export function unknownMember(
  check: CheckContext,
  { at, owner, name, members, within }: Unknown,
): RawFinding {
  const place = whereabouts(check, owner.name, name);
  const about = { name: owner.name };
  if (place) {
    return {
      at,
      rule: place.is,
      message: sentences.isElsewhere(name, place, check.version, owner),
      about: place.is === 'gone' ? { version: place.version } : about,
    };
  }
  const [outer] = within ?? [];
  const isMeant = meantName(check, name, members, owner.name) !== undefined;
  const advice =
    outer && !isMeant
      ? [sentences.belongsInto(outer, name)]
      : nameAdvice(check, name, members, owner.name);
  return {
    at,
    rule: owner.kind === 'component' ? 'unknown-prop' : 'unknown-field',
    message: [sentences.unknownMember(owner, name), ...advice].join(' '),
    about,
  };
}

/** Says that members are missing. */
export const missingMembers = (
  at: ts.Node,
  owner: Owner,
  names: readonly string[],
): RawFinding => ({
  at,
  rule: owner.kind === 'component' ? 'required-prop' : 'required-field',
  message: sentences.missingMembers(owner, names),
  about: { name: owner.name },
});

/** Members whose own members include a name. */
export function membersWithin(
  checker: ts.TypeChecker,
  type: ts.Type,
  name: string,
  at: ts.Node,
): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter((member) => {
      const inner = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, at));
      const isObject = Boolean(inner.flags & ts.TypeFlags.Object);
      const isCallable = inner.getCallSignatures().length > 0;
      return isObject && !isCallable && !checker.isArrayType(inner) && inner.getProperty(name);
    })
    .map((member) => member.name)
    .filter((member) => /options|props$/i.test(member));
}
