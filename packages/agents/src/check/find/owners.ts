import ts from 'typescript';
import { TOOLKIT_FILE } from '../compile/openCompiler.ts';
import { type CheckContext, TOOLKIT_NAME } from './CheckContext.ts';
import { partsOf } from './types.ts';

/** Module that a name of the file is imported from, and the name that the module gives it. */
interface Imported {
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
    const whole = importedAs(check, node.expression);
    return whole && (whole.name === '*' || whole.name === 'default')
      ? { module: whole.module, name: node.name.text }
      : undefined;
  }
  return ts.isIdentifier(node) ? importedAs(check, node) : undefined;
}

/** The toolkit's name of a tag or a call; undefined for any other. */
export function toolkitName(check: CheckContext, node: ts.Node): string | undefined {
  const imported = importOf(check, node);
  return imported?.module === TOOLKIT_NAME ? imported.name : undefined;
}

/** The declared name of a type; undefined for one that is written in place. */
export function typeName(type: ts.Type): string | undefined {
  const symbol = type.aliasSymbol ?? type.symbol;
  return symbol && !symbol.name.startsWith('__') ? symbol.name : undefined;
}

const isDeclaredByToolkit = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((declared) => declared.getSourceFile().fileName === TOOLKIT_FILE) ??
  false;

/** Whether the toolkit declares a type, so that all of its members are known. */
export function isToolkitType(type: ts.Type): boolean {
  const parts = partsOf(type);
  return (
    parts.length > 0 &&
    parts.every(({ aliasSymbol, symbol }) => [aliasSymbol, symbol].some(isDeclaredByToolkit))
  );
}

/** The signature of a function of the toolkit that is called. */
export function toolkitSignature(
  { checker }: CheckContext,
  call: ts.CallExpression,
): ts.Signature | undefined {
  const signature = checker.getResolvedSignature(call);
  return signature?.declaration?.getSourceFile().fileName === TOOLKIT_FILE ? signature : undefined;
}
