import ts from 'typescript';

/** What gives the type that is expected of a value: the function it is passed to, the tag, a written type. */
export function expectedBy(value: ts.Node): ts.Node[] {
  const holder = value.parent;
  if (ts.isCallExpression(holder) || ts.isNewExpression(holder)) {
    return [holder.expression, ...(holder.typeArguments ?? holder.arguments ?? [])].filter(
      (one) => one !== value,
    );
  }
  if (ts.isVariableDeclaration(holder) || ts.isPropertyDeclaration(holder)) {
    return [holder.type, holder.initializer].filter((one) => one !== undefined);
  }
  if (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) {
    return [holder.type];
  }
  if (ts.isBinaryExpression(holder)) {
    return [holder.left, holder.right];
  }
  if (ts.isJsxAttribute(holder)) {
    return [holder.parent.parent.tagName];
  }
  const made = ts.isReturnStatement(holder) ? ts.findAncestor(holder, ts.isFunctionLike) : holder;
  if (made && ts.isFunctionLike(made)) {
    return made.type ? [made.type] : expectedBy(made);
  }
  const isPart =
    ts.isObjectLiteralExpression(holder) ||
    ts.isArrayLiteralExpression(holder) ||
    ts.isPropertyAssignment(holder) ||
    ts.isShorthandPropertyAssignment(holder) ||
    ts.isMethodDeclaration(holder) ||
    ts.isParenthesizedExpression(holder) ||
    ts.isConditionalExpression(holder) ||
    ts.isAwaitExpression(holder) ||
    ts.isJsxExpression(holder);
  return isPart ? expectedBy(holder) : [];
}
