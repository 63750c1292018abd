import type {
  ArrowFunction,
  CallExpression,
  FunctionDeclaration,
  FunctionExpression,
  Node,
} from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isAsExpression,
  isCallExpression,
  isExportAssignment,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';

export type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunction;

/** The function behind a declaration, and the calls that wrap it: `memo(forwardRef(…))`. */
interface FoundFunction {
  node?: FunctionNode;
  calls: readonly CallExpression[];
}

/** Resolves identifiers, casts and wrapping calls such as `memo` to the function inside. */
export function findFunction(source: Source, node: Node | undefined): FoundFunction {
  if (!node) {
    return { calls: [] };
  }
  if (isFunctionDeclaration(node) || isFunctionExpression(node) || isArrowFunction(node)) {
    return { node, calls: [] };
  }
  if (isVariableDeclaration(node)) {
    return findFunction(source, node.initializer);
  }
  if (isAsExpression(node) || isExportAssignment(node)) {
    return findFunction(source, node.expression);
  }
  if (isIdentifier(node)) {
    const symbol = symbolAt(source, node);
    return findFunction(source, symbol && source.declarationOf(symbol));
  }
  if (isCallExpression(node)) {
    const inner = findFunction(source, node.arguments[0]);
    return { ...inner, calls: [node, ...inner.calls] };
  }
  return { calls: [] };
}
