import ts from 'typescript';

/**
 * Whether a parameter without a type may get one from where its function stands, of which nothing is
 * known when that belongs to another file or package: a callback, a handler of an object, what a hook
 * or a function returns. Only what is declared by itself gets none anywhere.
 */
export function hasTypeFromElsewhere(parameter: ts.Node): boolean {
  const made = ts.findAncestor(parameter, ts.isParameter)?.parent;
  if (!made || !(ts.isArrowFunction(made) || ts.isFunctionExpression(made))) {
    return Boolean(made && ts.isMethodDeclaration(made) && !ts.isClassLike(made.parent));
  }
  const holder = made.parent;
  const isDeclared = ts.isVariableDeclaration(holder) || ts.isPropertyDeclaration(holder);
  return !(isDeclared && !holder.type);
}
