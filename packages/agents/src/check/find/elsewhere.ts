import ts from 'typescript';
import type { CheckContext } from './CheckContext.ts';
import { childNodes } from './nodes.ts';
import { contextOf, returnedBy, sourcesOfDeclaration } from './sources.ts';

/** Whether a name is that of a member that is written here. */
const isMemberName = (node: ts.Node, { parent } = node) =>
  (ts.isPropertyAssignment(parent) && parent.name === node) ||
  (ts.isQualifiedName(parent) && parent.right === node) ||
  (ts.isJsxAttribute(parent) && parent.name === node) ||
  ts.isPropertySignature(parent);

/** What a call's type depends on: its arguments only where the function infers its type from them. */
function sourcesOfCall({ checker }: CheckContext, call: ts.CallExpression | ts.NewExpression) {
  if (call.typeArguments) {
    return [call.expression, ...call.typeArguments];
  }
  const declaration = checker.getResolvedSignature(call)?.declaration;
  const infers = !declaration || (declaration.typeParameters?.length ?? 0) > 0;
  return [call.expression, ...(infers ? (call.arguments ?? []) : [])];
}

/** What the type of an expression, or a type that is written, is made of. */
function partsOf(check: CheckContext, node: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return sourcesOfCall(check, node);
  }
  if (ts.isFunctionLike(node)) {
    return 'body' in node ? returnedBy(node) : node.type ? [node.type] : [];
  }
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
    return [node.type];
  }
  // Members that are written here are known, whatever they are made of.
  if (ts.isTypeLiteralNode(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
    return [];
  }
  // Of what is chosen among values that are written, the type is theirs.
  if (
    ts.isConditionalExpression(node) &&
    [node.whenTrue, node.whenFalse].every(ts.isLiteralExpression)
  ) {
    return [];
  }
  return childNodes(node);
}

/**
 * Whether what a type is made of comes from another file or package, of which nothing is known: a type
 * that TypeScript infers of it, such as `unknown` or `{}`, is none of what it is in the app.
 */
function isFromElsewhere(check: CheckContext, node: ts.Node, seen: Set<ts.Node>): boolean {
  if (seen.has(node)) {
    return false;
  }
  seen.add(node);
  const isFrom = (other: ts.Node) => isFromElsewhere(check, other, seen);
  if (!ts.isIdentifier(node)) {
    return partsOf(check, node).some(isFrom);
  }
  if (isMemberName(node) || ts.isConstTypeReference(node.parent)) {
    return false;
  }
  const { checker, file } = check;
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const declarations = symbol?.declarations;
  const isRead = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  if (!symbol || !declarations) {
    // A global of the app, but for `undefined`; of a member, the value before it decides.
    return !isRead && node.text !== 'undefined' && node.text !== 'arguments';
  }
  if (symbol.flags & ts.SymbolFlags.Alias) {
    return !checker.getAliasedSymbol(symbol).declarations;
  }
  return declarations
    .filter((one) => one.getSourceFile() === file)
    .flatMap((one) => sourcesOfDeclaration(one))
    .some(isFrom);
}

/** Whether what a diagnostic at a node is about comes from another file or package, also by inference. */
export function comesFromElsewhere(check: CheckContext, node: ts.Node): boolean {
  const seen = new Set<ts.Node>();
  return contextOf(node).some((one) => isFromElsewhere(check, one, seen));
}
