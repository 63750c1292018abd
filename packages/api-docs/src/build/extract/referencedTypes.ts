import type { Node } from 'typescript/unstable/ast';
import {
  isExpressionWithTypeArguments,
  isIdentifier,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
} from 'typescript/unstable/ast/is';
import { SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';

function namesIn(node: Node): Node[] {
  const own = isTypeReferenceNode(node)
    ? [node.typeName]
    : isExpressionWithTypeArguments(node) && isIdentifier(node.expression)
      ? [node.expression]
      : [];
  const found: Node[] = own;
  node.forEachChild((child) => {
    found.push(...namesIn(child));
  });
  return found;
}

/** True for declarations that become an entry of their own. */
export const isTypeDeclaration = (node: Node) =>
  isInterfaceDeclaration(node) || isTypeAliasDeclaration(node);

/** Types of this package that are referenced inside a node. */
export function referencedTypes(source: Source, node: Node): TsSymbol[] {
  return namesIn(node).flatMap((name) => {
    const symbol = symbolAt(source, name);
    const declaration =
      symbol && symbol.flags & SymbolFlags.Type && source.isOwn(symbol)
        ? source.declarationOf(symbol)
        : undefined;
    return symbol && declaration && isTypeDeclaration(declaration) ? [symbol] : [];
  });
}
