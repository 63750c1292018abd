import type { Node } from 'typescript/unstable/ast';
import {
  isMethodSignatureDeclaration,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is';
import { NodeBuilderFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Source } from './openSource.ts';

/** Source text on one line, without what comments tell about its parts and the bar that may lead a union. */
export function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/\s*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\|\s*/, '')
    .replace(/([{(])\s*\|\s*/g, '$1')
    .replace(/;\s*\}/g, ' }')
    .trim();
}

/** The node in which the author wrote the type of a property, when there is one. */
export function typeNodeOf(declaration: Node | undefined): Node | undefined {
  return declaration && isPropertySignatureDeclaration(declaration) ? declaration.type : undefined;
}

/** The type of a property as its author wrote it, or as the compiler prints it. */
export function typeTextOf(source: Source, symbol: TsSymbol): string {
  const declaration = source.declarationOf(symbol);
  const node = typeNodeOf(declaration);
  if (node) {
    return oneLine(node.getText());
  }
  if (declaration && isMethodSignatureDeclaration(declaration)) {
    const params = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
    return oneLine(`(${params}) => ${declaration.type?.getText() ?? 'void'}`);
  }
  const type = source.checker.getTypeOfSymbol(symbol);
  const known = type && (source.checker.getNonNullableType(type) ?? type);
  return known
    ? oneLine(source.checker.typeToString(known, undefined, NodeBuilderFlags.NoTruncation))
    : 'unknown';
}
