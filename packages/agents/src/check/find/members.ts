import ts from 'typescript';
import type { Owner } from '../text/text.ts';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { meantName, nameAdvice } from './meant.ts';
import { whereabouts } from './whereabouts.ts';

/** A member that an owner does not have. */
export interface Unknown {
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
  const { text, version } = check;
  const place = whereabouts(check, owner.name, name);
  const about = { name: owner.name };
  if (place) {
    return {
      at,
      rule: place.is,
      message: text.isElsewhere(name, place, version, owner),
      about: place.is === 'gone' ? { version: place.version } : about,
    };
  }
  const [outer] = within ?? [];
  const isMeant = meantName(check, name, members, owner.name) !== undefined;
  const advice =
    outer && !isMeant
      ? [text.belongsInto(outer, name)]
      : nameAdvice(check, name, members, owner.name);
  return {
    at,
    rule: owner.kind === 'component' ? 'unknown-prop' : 'unknown-field',
    message: [text.unknownMember(owner, name), ...advice].join(' '),
    about,
  };
}

/** Says that members are missing. */
export const missingMembers = (
  { text }: CheckContext,
  at: ts.Node,
  owner: Owner,
  names: readonly string[],
): RawFinding => ({
  at,
  rule: owner.kind === 'component' ? 'required-prop' : 'required-field',
  message: text.missingMembers(owner, names),
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
