import type { Node } from 'typescript/unstable/ast';
import {
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { SignatureKind, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import { findFunction } from './findFunction.ts';
import type { Source } from './openSource.ts';
import { isTypeDeclaration, referencedTypes } from './referencedTypes.ts';

/** The type nodes of a declaration, without the bodies of functions. */
function typeNodesOf(source: Source, declaration: Node): Node[] {
  if (isInterfaceDeclaration(declaration) || isTypeAliasDeclaration(declaration)) {
    return [declaration];
  }
  const { node, calls } = findFunction(source, declaration);
  const annotation = isVariableDeclaration(declaration) ? declaration.type : undefined;
  return [
    ...(annotation ? [annotation] : []),
    ...(node?.parameters ?? []).map((parameter) => parameter.type),
    node?.type,
    ...calls.flatMap((call) => [...(call.typeArguments ?? [])]),
  ].filter((part) => part !== undefined);
}

/** Named return type of a function without a return type annotation. */
function inferredReturnType(source: Source, declaration: Node): TsSymbol[] {
  const { node } = findFunction(source, declaration);
  const type = node && !node.type ? source.checker.getTypeAtLocation(declaration) : undefined;
  const [signature] = type ? source.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const result = signature && source.checker.getReturnTypeOfSignature(signature);
  const symbol = result?.getAliasSymbol() ?? result?.getSymbol();
  const declared = symbol && source.isOwn(symbol) ? source.declarationOf(symbol) : undefined;
  return symbol && declared && isTypeDeclaration(declared) ? [symbol] : [];
}

/** Types of this package that the exports reference, transitively, and that are not exported. */
export function reachableTypes(source: Source, exports: readonly TsSymbol[]): TsSymbol[] {
  const seen = new Set(exports.map(({ id }) => id));
  const types: TsSymbol[] = [];
  const queue = [...exports];
  for (let symbol = queue.shift(); symbol; symbol = queue.shift()) {
    const declaration = source.declarationOf(symbol);
    const others = declaration
      ? [
          ...typeNodesOf(source, declaration).flatMap((part) => referencedTypes(source, part)),
          ...inferredReturnType(source, declaration),
        ]
      : [];
    for (const other of others) {
      if (!seen.has(other.id)) {
        seen.add(other.id);
        types.push(other);
        queue.push(other);
      }
    }
  }
  return types;
}
