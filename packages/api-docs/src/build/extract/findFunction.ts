import ts from 'typescript';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';

export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** The function behind a declaration, and the calls that wrap it: `memo(forwardRef(…))`. */
interface FoundFunction {
  node?: FunctionNode;
  calls: readonly ts.CallExpression[];
}

/** Resolves identifiers, casts and wrapping calls such as `memo` to the function inside. */
export function findFunction(source: Source, node: ts.Node | undefined): FoundFunction {
  if (!node) {
    return { calls: [] };
  }
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) {
    return { node, calls: [] };
  }
  if (ts.isVariableDeclaration(node)) {
    return findFunction(source, node.initializer);
  }
  if (ts.isAsExpression(node) || ts.isExportAssignment(node)) {
    return findFunction(source, node.expression);
  }
  if (ts.isIdentifier(node)) {
    const symbol = symbolAt(source, node);
    return findFunction(source, symbol && source.declarationOf(symbol));
  }
  if (ts.isCallExpression(node)) {
    const inner = findFunction(source, node.arguments[0]);
    return { ...inner, calls: [node, ...inner.calls] };
  }
  return { calls: [] };
}
