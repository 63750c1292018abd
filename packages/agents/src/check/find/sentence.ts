import ts from 'typescript';
import type { Check } from './Check.ts';
import { around, keyOf } from './nodes.ts';

/** The last line of a chain of messages: the nearest to the cause. Of several calls, the last one. */
function deepest(message: ts.DiagnosticMessageChain): string {
  const next = message.next?.at(-1);
  return next ? deepest(next) : message.messageText;
}

/** One sentence for a diagnostic: its cause, and the prop where the cause does not name it. */
export function sentenceOf(
  { text }: Check,
  node: ts.Node,
  message: string | ts.DiagnosticMessageChain,
): string {
  const cause = typeof message === 'string' ? message : deepest(message);
  const attribute = around(node, ts.isJsxAttribute);
  const name = attribute && node === attribute.name ? keyOf(attribute.name) : undefined;
  return name === undefined ? cause : text.about(name, cause);
}
