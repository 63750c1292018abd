import ts from 'typescript';
import { TOOLKIT_FILE } from '../compile/openCompiler.ts';
import type { CheckContext, RawFinding } from '../find/CheckContext.ts';
import { functionOf, keyOf, nodesOf } from '../find/nodes.ts';
import { importOf, toolkitName } from '../find/owners.ts';
import { isFixed } from './isFixed.ts';
import { ruleSentences } from './ruleSentences.ts';

/** Whether a call opens an alert of the toolkit. */
function isShowAlert(
  { checker }: CheckContext,
  node: ts.Node | undefined,
): node is ts.CallExpression {
  if (!node || !ts.isCallExpression(node) || !/\bshowAlert$/.test(node.expression.getText())) {
    return false;
  }
  const declaration = checker.getResolvedSignature(node)?.declaration;
  return declaration?.getSourceFile().fileName === TOOLKIT_FILE;
}

/** The call whose argument an object is within, through objects alone. */
function callAround(node: ts.Node): ts.Node | undefined {
  let at: ts.Node = node.parent;
  while (ts.isPropertyAssignment(at) || ts.isObjectLiteralExpression(at)) {
    at = at.parent;
  }
  return at;
}

/** Whether a function waits before a node, so that the alert has been closed by then. */
const waitsBefore = (within: ts.Node, node: ts.Node) =>
  nodesOf(within).some((inner) => ts.isAwaitExpression(inner) && inner.end < node.pos);

/** An alert that the button of an alert opens at once is closed with it. */
export function alertChain(check: CheckContext): RawFinding[] {
  return nodesOf(check.file).flatMap((node) => {
    const handler = isShowAlert(check, node) ? functionOf(node) : undefined;
    const field = handler?.parent;
    const isChained =
      handler !== undefined &&
      field !== undefined &&
      ts.isPropertyAssignment(field) &&
      keyOf(field.name) === 'onPress' &&
      isShowAlert(check, callAround(field)) &&
      !waitsBefore(handler, node);
    return isChained
      ? [
          {
            at: node,
            rule: 'alert-chain',
            message: ruleSentences.alertChain,
            about: { topic: 'alertChain' },
          },
        ]
      : [];
  });
}

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** Whether a name holds what `useOverlay` returned, or a part of it. */
function isOfOverlay(check: CheckContext, node: ts.Node): boolean {
  const root = ts.isPropertyAccessExpression(node) ? node.expression : node;
  const declaration = check.checker.getSymbolAtLocation(root)?.valueDeclaration;
  const variable = ts.findAncestor(declaration, ts.isVariableDeclaration);
  const call = variable?.initializer;
  return (
    call !== undefined &&
    ts.isCallExpression(call) &&
    toolkitName(check, call.expression) === 'useOverlay'
  );
}

/** Functions of the overlays are new whenever an overlay opens or closes. */
export function overlayDependency(check: CheckContext): RawFinding[] {
  if (isFixed(check, 'overlay-functions')) {
    return [];
  }
  return nodesOf(check.file).flatMap((node) => {
    const hook = ts.isCallExpression(node) ? importOf(check, node.expression)?.name : undefined;
    const [, list] = ts.isCallExpression(node) ? node.arguments : [];
    if (hook === undefined || !EFFECTS.has(hook) || !list || !ts.isArrayLiteralExpression(list)) {
      return [];
    }
    return list.elements
      .filter((element) => isOfOverlay(check, element))
      .map((at) => ({
        at,
        rule: 'overlay-dependency',
        message: ruleSentences.overlayDependency(at.getText(), hook),
        about: { topic: 'overlayDependency' },
      }));
  });
}
