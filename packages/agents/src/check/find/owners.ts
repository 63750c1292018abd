import ts from 'typescript';
import type { Owner } from '../text/text.ts';
import { type CheckContext, TOOLKIT_NAME } from './CheckContext.ts';
import { keyOf } from './nodes.ts';

/** Module that a name of the file is imported from, and the name that the module gives it. */
export interface Imported {
  module: string;
  /** `default` for a default import, `*` for a whole module. */
  name: string;
}

/** Where a name of the file comes from, if it is imported. */
export function importedAs({ checker }: CheckContext, node: ts.Node): Imported | undefined {
  const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
  const at = ts.findAncestor(declaration, ts.isImportDeclaration);
  if (!declaration || !at || !ts.isStringLiteral(at.moduleSpecifier)) {
    return undefined;
  }
  const name = ts.isImportSpecifier(declaration)
    ? (declaration.propertyName ?? declaration.name).text
    : ts.isNamespaceImport(declaration)
      ? '*'
      : 'default';
  return { module: at.moduleSpecifier.text, name };
}

/** What a tag or a call names: the import behind `ZSText`, or behind `ZS.ZSText`. */
export function importOf(check: CheckContext, node: ts.Node): Imported | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const of = importedAs(check, node.expression);
    return of && (of.name === '*' || of.name === 'default')
      ? { module: of.module, name: node.name.text }
      : undefined;
  }
  return ts.isIdentifier(node) ? importedAs(check, node) : undefined;
}

/** The toolkit's name of a tag or a call; undefined for any other. */
export function toolkitName(check: CheckContext, node: ts.Node): string | undefined {
  const imported = importOf(check, node);
  return imported?.module === TOOLKIT_NAME ? imported.name : undefined;
}

/** Name of a tag as the module that has it says it. */
export const tagName = (check: CheckContext, tag: ts.Node): string =>
  importOf(check, tag)?.name.replace(/^(default|\*)$/, '') || tag.getText();

/** The declared name of a type; undefined for one that is written in place. */
export function typeName(type: ts.Type): string | undefined {
  const [whole] = type.aliasTypeArguments ?? [];
  if (whole && /^(Partial|Readonly|Required)$/.test(type.aliasSymbol?.name ?? '')) {
    return typeName(whole);
  }
  const symbol = type.aliasSymbol ?? type.symbol;
  return symbol && !symbol.name.startsWith('__') ? symbol.name : undefined;
}

/** What has a member that is written behind an expression: its type, or the name itself. */
export function ownerOfExpression(check: CheckContext, expression: ts.Expression): Owner {
  const type = check.checker.getNonNullableType(check.checker.getTypeAtLocation(expression));
  return { kind: 'type', name: typeName(type) ?? keyOf(expression) ?? expression.getText() };
}
