import ts from 'typescript';

/** The parts of a union, without nothing. */
export function partsOf(type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
}

/** Names of all members that a value of a type may have. */
export function membersOf(checker: ts.TypeChecker, type: ts.Type): string[] {
  const parts = partsOf(type);
  const names = parts.flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name));
  return [...new Set(names)];
}

/** Whether a type has an index signature, so that any name is one of its members. */
export const takesAnyName = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  partsOf(type).some(
    (part) =>
      Boolean(part.flags & ts.TypeFlags.Any) || checker.getIndexInfosOfType(part).length > 0,
  );

const isOptional = ({ flags }: ts.Symbol) => Boolean(flags & ts.SymbolFlags.Optional);

/** Names of members that a value of a type must have; those of every part of a union. */
export function requiredMembers(checker: ts.TypeChecker, type: ts.Type): string[] {
  const [first = [], ...others] = partsOf(type).map((part) =>
    checker
      .getPropertiesOfType(part)
      .filter((member) => !isOptional(member))
      .map(({ name }) => name),
  );
  return first.filter((name) => others.every((names) => names.includes(name)));
}
