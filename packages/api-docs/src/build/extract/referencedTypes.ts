import ts from 'typescript';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';

function namesIn(node: ts.Node): ts.Node[] {
  const own = ts.isTypeReferenceNode(node)
    ? [node.typeName]
    : ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)
      ? [node.expression]
      : [];
  const found: ts.Node[] = own;
  ts.forEachChild(node, (child) => {
    found.push(...namesIn(child));
  });
  return found;
}

/** True for declarations that become an entry of their own. */
export const isTypeDeclaration = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);

/** Types of this package that are referenced inside a node. */
export function referencedTypes(source: Source, node: ts.Node): ts.Symbol[] {
  return namesIn(node).flatMap((name) => {
    const symbol = symbolAt(source, name);
    const declaration =
      symbol && symbol.flags & ts.SymbolFlags.Type && source.isOwn(symbol)
        ? source.declarationOf(symbol)
        : undefined;
    return symbol && declaration && isTypeDeclaration(declaration) ? [symbol] : [];
  });
}
