import ts from 'typescript';
import type { CheckContext } from './CheckContext.ts';

/** What a node may prove of values: the test, and the values. */
function proofOf(node: ts.Node): { by: ts.Expression; of: readonly ts.Expression[] } | undefined {
  if (ts.isCallExpression(node)) {
    return { by: node.expression, of: node.arguments };
  }
  const isInstanceOf =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword;
  return isInstanceOf ? { by: node.right, of: [node.left] } : undefined;
}

/**
 * Whether a function or a class of another file or package, of which nothing is known, is asked about a
 * value before: `isAxiosError(error)`, `error instanceof HttpError`, `invariant(user)`.
 */
export function isGuardedByUnknown({ checker, file }: CheckContext, value: ts.Node): boolean {
  const text = value.getText(file);
  const isGuard = (node: ts.Node): boolean => {
    const proof = node.pos < value.pos ? proofOf(node) : undefined;
    return (
      proof?.of.some((one) => one.getText(file) === text) === true &&
      Boolean(checker.getTypeAtLocation(proof.by).flags & ts.TypeFlags.Any)
    );
  };
  const hasGuard = (node: ts.Node): boolean =>
    isGuard(node) || Boolean(ts.forEachChild(node, (child) => hasGuard(child) || undefined));
  return hasGuard(file);
}
