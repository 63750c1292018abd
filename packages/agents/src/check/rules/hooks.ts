import ts from 'typescript';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { functionOf, nodesOf } from '../find/nodes.ts';
import { importOf } from '../find/owners.ts';
import { ruleSentences } from './ruleSentences.ts';

/** Modules whose functions that begin with `use` are hooks. */
const MODULES = new Set([
  'react',
  'react-native',
  'react-native-safe-area-context',
  'expo-router',
  TOOLKIT_NAME,
]);

/** Functions that call what they are passed later, or elsewhere. */
const CALLERS =
  /(^|\.)(useEffect|useLayoutEffect|useCallback|useMemo|setTimeout|setInterval|then|catch|finally|forEach|filter|requestAnimationFrame|addEventListener|addListener)$/;

const isComponentName = (name: string) => /^(use)?[A-Z]/.test(name);

/** Name that a function is declared with, or that a variable gives it. */
function nameOf(declared: ts.SignatureDeclaration): ts.Node | undefined {
  const { parent } = declared;
  return declared.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
}

/** Whether a function is called when something happens: it is passed as `onPress`, or to `then`. */
function isCallback(check: CheckContext, declared: ts.SignatureDeclaration): boolean {
  const { parent } = declared;
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
    return /^on[A-Z]/.test(parent.parent.name.getText());
  }
  if (ts.isCallExpression(parent)) {
    return CALLERS.test(parent.expression.getText());
  }
  const name = nameOf(declared);
  if (!name || isComponentName(name.getText())) {
    return false;
  }
  const symbol = check.checker.getSymbolAtLocation(name);
  return nodesOf(check.file).some(
    (node) =>
      ts.isJsxAttribute(node) &&
      /^on[A-Z]/.test(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isJsxExpression(node.initializer) &&
      node.initializer.expression !== undefined &&
      check.checker.getSymbolAtLocation(node.initializer.expression) === symbol,
  );
}

/** Whether a node is called only sometimes, or more than once, whenever its function is called. */
function isConditional(node: ts.Node): boolean {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    const { parent } = at;
    const isBranch =
      ((ts.isIfStatement(parent) || ts.isWhileStatement(parent)) && at !== parent.expression) ||
      (ts.isConditionalExpression(parent) && at !== parent.condition) ||
      ts.isForStatement(parent) ||
      ((ts.isForOfStatement(parent) || ts.isForInStatement(parent)) && at === parent.statement) ||
      ts.isCaseOrDefaultClause(parent);
    if (isBranch) {
      return true;
    }
  }
  return false;
}

function problemOf(check: CheckContext, call: ts.CallExpression, hook: string): string | undefined {
  const { hookOutside, hookInCallback, hookInCondition } = ruleSentences;
  const declared = functionOf(call);
  if (!declared) {
    return hookOutside(hook);
  }
  if (isCallback(check, declared)) {
    return hookInCallback(hook);
  }
  return isConditional(call) ? hookInCondition(hook) : undefined;
}

/** Hooks where they cannot be called. */
export function hookPlaces(check: CheckContext): RawFinding[] {
  return nodesOf(check.file).flatMap((node) => {
    const imported = ts.isCallExpression(node) ? importOf(check, node.expression) : undefined;
    const isHook = imported && MODULES.has(imported.module) && /^use[A-Z]/.test(imported.name);
    const message = isHook && problemOf(check, node as ts.CallExpression, imported.name);
    return message ? [{ at: node, rule: 'hook-place', message }] : [];
  });
}
