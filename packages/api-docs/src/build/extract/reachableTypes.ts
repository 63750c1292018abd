import type { Node } from 'typescript/unstable/ast';
import {
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Symbol as TsSymbol } from 'typescript/unstable/sync';
import { findFunction } from './findFunction.ts';
import { mentionedTypes } from './mentionedTypes.ts';
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

/** Types that the exports mention, and the types those mention, that are no exports themselves. */
export function reachableTypes(source: Source, exports: readonly TsSymbol[]): TsSymbol[] {
  const seen = new Set(exports.map(({ id }) => id));
  const found: TsSymbol[] = [];
  const waiting = [...exports];
  for (let symbol = waiting.shift(); symbol; symbol = waiting.shift()) {
    const declaration = source.declarationOf(symbol);
    const parts = declaration ? shownParts(source, declaration) : [];
    for (const other of parts.flatMap((part) => mentionedTypes(source, part))) {
      if (!seen.has(other.id)) {
        seen.add(other.id);
        found.push(other);
        waiting.push(other);
      }
    }
  }
  return found;
}
