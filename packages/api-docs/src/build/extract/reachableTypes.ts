import type { Node } from 'typescript/unstable/ast';
import {
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { SignatureKind, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import { findFunction } from './findFunction.ts';
import { isTypeDeclaration, mentionedTypes } from './mentionedTypes.ts';
import type { Source } from './openSource.ts';

/** The parts of a declaration that a reader of the tables sees: types, never bodies. */
function shownParts(source: Source, declaration: Node): Node[] {
  if (isInterfaceDeclaration(declaration) || isTypeAliasDeclaration(declaration)) {
    return [declaration];
  }
  const { node, calls } = findFunction(source, declaration);
  const written = isVariableDeclaration(declaration) ? declaration.type : undefined;
  return [
    ...(written ? [written] : []),
    ...(node?.parameters ?? []).map((parameter) => parameter.type),
    node?.type,
    ...calls.flatMap((call) => [...(call.typeArguments ?? [])]),
  ].filter((part) => part !== undefined);
}

/** The type that a function gives back without saying so, when it has a name. */
function inferredResult(source: Source, declaration: Node): TsSymbol[] {
  const { node } = findFunction(source, declaration);
  const type = node && !node.type ? source.checker.getTypeAtLocation(declaration) : undefined;
  const [signature] = type ? source.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const result = signature && source.checker.getReturnTypeOfSignature(signature);
  const symbol = result?.getAliasSymbol() ?? result?.getSymbol();
  const declared = symbol && source.isOwn(symbol) ? source.declarationOf(symbol) : undefined;
  return symbol && declared && isTypeDeclaration(declared) ? [symbol] : [];
}

/** Types that the exports mention, and the types those mention, that are no exports themselves. */
export function reachableTypes(source: Source, exports: readonly TsSymbol[]): TsSymbol[] {
  const seen = new Set(exports.map(({ id }) => id));
  const found: TsSymbol[] = [];
  const waiting = [...exports];
  for (let symbol = waiting.shift(); symbol; symbol = waiting.shift()) {
    const declaration = source.declarationOf(symbol);
    const others = declaration
      ? [
          ...shownParts(source, declaration).flatMap((part) => mentionedTypes(source, part)),
          ...inferredResult(source, declaration),
        ]
      : [];
    for (const other of others) {
      if (!seen.has(other.id)) {
        seen.add(other.id);
        found.push(other);
        waiting.push(other);
      }
    }
  }
  return found;
}
