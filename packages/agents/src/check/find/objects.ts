import ts from 'typescript';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { membersWithin, missingMembers, unknownMember } from './members.ts';
import { keyOf } from './nodes.ts';
import { typeName } from './owners.ts';
import { membersOf, partsOf, requiredMembers, takesAnyName } from './types.ts';

/** The type that an object is written for, without what it may be beside an object. */
function expectedType(checker: ts.TypeChecker, object: ts.ObjectLiteralExpression) {
  const type = checker.getContextualType(object);
  const parts = type ? partsOf(type).filter(({ flags }) => flags & ts.TypeFlags.Object) : [];
  const objects = parts.filter(
    (part) =>
      !checker.isArrayType(part) && !part.getNumberIndexType() && !part.getProperty('length'),
  );
  return objects.length === 1 ? objects[0] : undefined;
}

/** What is wrong with the fields of an object: names that its type does not have, or lacks. */
export function explainObject(
  check: CheckContext,
  object: ts.ObjectLiteralExpression,
): RawFinding[] {
  const { checker } = check;
  const type = expectedType(checker, object);
  const owner = type && typeName(type);
  if (!type || owner === undefined || takesAnyName(checker, type)) {
    return [];
  }
  const members = membersOf(checker, type);
  const keys = object.properties.flatMap(({ name }) => (name ? [name] : []));
  const names = keys.map(keyOf);
  const hasSpread = object.properties.some(ts.isSpreadAssignment);
  const unknown = keys.flatMap((at) => {
    const name = keyOf(at);
    return name === undefined || members.includes(name)
      ? []
      : [
          unknownMember(check, {
            at,
            owner: { kind: 'type', name: owner },
            name,
            members,
            within: membersWithin(checker, type, name, at),
          }),
        ];
  });
  const missing = hasSpread
    ? []
    : requiredMembers(checker, type).filter((name) => !names.includes(name));
  return unknown.length > 0 || missing.length === 0
    ? unknown
    : [missingMembers(check, object, { kind: 'type', name: owner }, missing)];
}
