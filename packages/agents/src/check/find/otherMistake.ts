import ts from 'typescript';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { keyOf } from './nodes.ts';
import { importOf, toolkitName } from './owners.ts';

/** The last line of a chain of messages: the nearest to the cause. Of several calls, the last one. */
function deepest(message: ts.DiagnosticMessageChain): string {
  const next = message.next?.at(-1);
  return next ? deepest(next) : message.messageText;
}

/** What a sentence of TypeScript is about, where it does not name it: a prop, a field, a function. */
function subjectOf(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
    return node === parent.name ? keyOf(parent.name) : undefined;
  }
  const call = ts.isPropertyAccessExpression(parent) ? parent.parent : parent;
  const isCallee = ts.isCallExpression(call) && !call.arguments.includes(node as ts.Expression);
  return isCallee && ts.isIdentifier(node) ? node.text : undefined;
}

/** Whether a node is an async function that an effect is. */
function isAsyncEffect(check: CheckContext, node: ts.Node): boolean {
  const isAsync =
    ts.isArrowFunction(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  return (
    isAsync === true &&
    ts.isCallExpression(node.parent) &&
    /Effect$/.test(importOf(check, node.parent.expression)?.name ?? '')
  );
}

/** One sentence for a diagnostic that nothing else explains: its cause, and what it is about. */
export function otherMistake(
  check: CheckContext,
  node: ts.Node,
  { start = 0, messageText }: ts.Diagnostic,
): RawFinding {
  const at = { start };
  if (ts.isSourceFile(node)) {
    return { at, rule: 'type', message: causeOf(messageText) };
  }
  if (isAsyncEffect(check, node)) {
    return { at, rule: 'type', message: check.text.asyncEffect };
  }
  const element = ts.findAncestor(node, (one): one is ts.JsxOpeningLikeElement =>
    ts.isJsxOpeningLikeElement(one),
  );
  const name = subjectOf(node);
  const cause = causeOf(messageText);
  return {
    at,
    rule: 'type',
    message: name === undefined ? cause : check.text.about(name, cause),
    about: element && { name: toolkitName(check, element.tagName) ?? '' },
  };
}

const causeOf = (message: string | ts.DiagnosticMessageChain) =>
  typeof message === 'string' ? message : deepest(message);
