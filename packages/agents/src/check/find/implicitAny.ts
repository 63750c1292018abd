import ts from 'typescript';
import type { Check } from './Check.ts';

const isAny = ({ checker }: Check, node: ts.Node) =>
  Boolean(checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any);

/**
 * Whether a parameter has no type because it belongs to something that is not known here: a function
 * of another package, a component of another file.
 */
export function isOfUnknown(check: Check, parameter: ts.Node): boolean {
  for (let at = parameter; at; at = at.parent) {
    if ((ts.isCallExpression(at) || ts.isNewExpression(at)) && isAny(check, at.expression)) {
      return true;
    }
    if (ts.isJsxOpeningLikeElement(at) && isAny(check, at.tagName)) {
      return true;
    }
    if (ts.isVariableDeclaration(at) && at.type && isAny(check, at.type)) {
      return true;
    }
  }
  return false;
}
