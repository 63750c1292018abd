import ts from 'typescript';
import type { CheckContext } from './CheckContext.ts';
import { typeOfPattern } from './fields.ts';
import { childNodes } from './nodes.ts';

type HasBase = ts.InterfaceDeclaration | ts.ClassLikeDeclaration;

const basesOf = ({ heritageClauses }: HasBase) =>
  (heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types);

/** Whether a type extends one of another file or package, so that not all of its members are known. */
function hasUnknownBase(check: CheckContext, type: ts.Type, seen = new Set<ts.Type>()): boolean {
  const { checker, file } = check;
  if (seen.has(type)) {
    return false;
  }
  seen.add(type);
  const isOpen = (other: ts.Type) => hasUnknownBase(check, other, seen);
  // Only the file that is checked names what is not known.
  const declared = (type.symbol?.declarations ?? []).filter((one) => one.getSourceFile() === file);
  const bases = declared
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isClassLike(one))
    .flatMap(basesOf)
    .map((base) => checker.getTypeAtLocation(base));
  const constraint = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  const isReference =
    Boolean(type.flags & ts.TypeFlags.Object) &&
    Boolean((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference);
  const inner = [
    ...(type.isUnionOrIntersection() ? type.types : []),
    ...(type.aliasTypeArguments ?? []),
    ...(isReference ? checker.getTypeArguments(type as ts.TypeReference) : []),
    ...(constraint ? [constraint] : []),
  ];
  return bases.some((base) => base.flags & ts.TypeFlags.Any || isOpen(base)) || inner.some(isOpen);
}

/** The pattern that a name was taken from with all the rest: `rest` of `{ title, ...rest }`. */
function restPattern({ checker }: CheckContext, node: ts.Node): ts.BindingPattern | undefined {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declaration && ts.isBindingElement(declaration) && declaration.dotDotDotToken
    ? declaration.parent
    : undefined;
}

/** The types that a diagnostic at a node may be about: its own, and those of what stands beside it. */
function typesAround(check: CheckContext, node: ts.Node): ts.Type[] {
  const { checker } = check;
  const holder = ts.isJsxAttribute(node.parent) ? node.parent.parent.parent : node.parent;
  const whole = ts.isElementAccessExpression(node) ? node : node.parent;
  const beside = childNodes(whole);
  const spread =
    ts.isJsxOpeningLikeElement(holder) && node === holder.tagName
      ? holder.attributes.properties.filter(ts.isJsxSpreadAttribute)
      : [];
  const values = [
    ...[node, whole, ...beside].filter(ts.isExpression),
    ...spread.map(({ expression }) => expression),
  ];
  const object = ts.findAncestor(node, ts.isObjectLiteralExpression);
  const contexts = [
    ...values,
    ...(ts.isJsxOpeningLikeElement(holder) ? [holder.attributes] : []),
    ...(object ? [object] : []),
  ];
  const patterns = [
    ...[ts.findAncestor(node, ts.isObjectBindingPattern), restPattern(check, node)],
    ...beside.map((one) => restPattern(check, one)),
  ];
  return [
    ...values.map((one) => checker.getTypeAtLocation(one)),
    ...contexts.map((one) => checker.getContextualType(one)),
    ...patterns.map((one) => one && typeOfPattern(checker, one)),
  ].filter((type) => type !== undefined);
}

/** Whether a diagnostic is about something that has members of which nothing is known here. */
export function isOfUnknownBase(check: CheckContext, node: ts.Node): boolean {
  if (ts.isSourceFile(node)) {
    return false;
  }
  const member = ts.findAncestor(node, ts.isClassElement);
  const owner = member && (node === member || node.parent === member) ? member.parent : undefined;
  const types = [
    ...typesAround(check, node),
    ...(owner ? [check.checker.getTypeAtLocation(owner)] : []),
  ];
  return types.some((type) => hasUnknownBase(check, type));
}
