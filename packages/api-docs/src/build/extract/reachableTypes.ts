import ts from 'typescript';
import { findFunction } from './findFunction.ts';
import type { Source } from './openSource.ts';
import { isTypeDeclaration, referencedTypes } from './referencedTypes.ts';

/** The type nodes of a declaration, without the bodies of functions. */
function typeNodesOf(source: Source, declaration: ts.Node): ts.Node[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return [declaration];
  }
  const { node, calls } = findFunction(source, declaration);
  const annotation = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  return [
    ...(annotation ? [annotation] : []),
    ...(node?.parameters ?? []).map((parameter) => parameter.type),
    node?.type,
    ...calls.flatMap((call) => [...(call.typeArguments ?? [])]),
  ].filter((part) => part !== undefined);
}

/** Named return type of a function without a return type annotation. */
function inferredReturnType(source: Source, declaration: ts.Node): ts.Symbol[] {
  const { node } = findFunction(source, declaration);
  const type = node && !node.type ? source.checker.getTypeAtLocation(declaration) : undefined;
  const [signature] = type?.getCallSignatures() ?? [];
  const result = signature?.getReturnType();
  const symbol = result?.aliasSymbol ?? result?.getSymbol();
  const declared = symbol && source.isOwn(symbol) ? source.declarationOf(symbol) : undefined;
  return symbol && declared && isTypeDeclaration(declared) ? [symbol] : [];
}

/** Types of this package that the exports reference, transitively, and that are not exported. */
export function reachableTypes(source: Source, exports: readonly ts.Symbol[]): ts.Symbol[] {
  const seen = new Set(exports);
  const types: ts.Symbol[] = [];
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
      if (!seen.has(other)) {
        seen.add(other);
        types.push(other);
        queue.push(other);
      }
    }
  }
  return types;
}
