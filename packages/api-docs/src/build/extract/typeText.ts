import ts from 'typescript';
import type { Source } from './openSource.ts';

/**
 * Joins the source text of a type to one line, without comments and leading `|`.
 * @example oneLine('| Size\n  | Level') // 'Size | Level'
 */
export function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/\s*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\|\s*/, '')
    .replace(/([{(])\s*\|\s*/g, '$1')
    .replace(/;\s*\}/g, ' }')
    .trim();
}

/** Type annotation of a property. */
export function typeNodeOf(declaration: ts.Node | undefined): ts.Node | undefined {
  return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
}

/** Type of a property as it is written in the source, or else as the compiler prints it. */
export function typeTextOf(source: Source, symbol: ts.Symbol): string {
  const declaration = source.declarationOf(symbol);
  const node = typeNodeOf(declaration);
  if (node) {
    return oneLine(node.getText());
  }
  if (declaration && ts.isMethodSignature(declaration)) {
    const params = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
    return oneLine(`(${params}) => ${declaration.type?.getText() ?? 'void'}`);
  }
  const type = source.checker.getTypeOfSymbol(symbol);
  const known = source.checker.getNonNullableType(type);
  return oneLine(source.checker.typeToString(known, undefined, ts.TypeFormatFlags.NoTruncation));
}
