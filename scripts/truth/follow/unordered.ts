import type { Node } from '@babel/types';
import { childrenOf } from '../source/parseToolkit.ts';

/** Parts of an object, a type or a pattern whose order says nothing: a spread or a call signature has one. */
const HAS_NO_ORDER = /^(ObjectProperty|ObjectMethod|TSPropertySignature|TSMethodSignature)$/;

const IS_LIST = /^(ObjectExpression|ObjectPattern|TSInterfaceBody|TSTypeLiteral)$/;

const startOf = (node: Node) => node.start ?? 0;

/** The node's own text, with other texts in place of its parts. */
function fill(code: string, node: Node, parts: readonly { part: Node; text: string }[]): string {
  let at = startOf(node);
  let filled = '';
  for (const { part, text } of parts) {
    // A shorthand property has its key as its value, too.
    if (startOf(part) >= at) {
      filled += code.slice(at, startOf(part)) + text;
      at = part.end ?? 0;
    }
  }
  return filled + code.slice(at, node.end ?? 0);
}

/**
 * Text of a node in one order, whatever it was written in: the keys of an object, and the functions that a
 * block declares, which it may call before.
 */
export function unordered(code: string, node: Node): string {
  const parts = childrenOf(node)
    .toSorted((one, other) => startOf(one) - startOf(other))
    .map((part) => ({ part, text: unordered(code, part) }));
  const texts = parts.map(({ text }) => text);
  if (IS_LIST.test(node.type) && parts.every(({ part }) => HAS_NO_ORDER.test(part.type))) {
    return `{${texts.toSorted().join(',')}}`;
  }
  if (node.type === 'BlockStatement') {
    const isFunction = ({ part }: { part: Node }) => part.type === 'FunctionDeclaration';
    const functions = parts.filter(isFunction).map(({ text }) => text);
    const rest = parts.filter((one) => !isFunction(one)).map(({ text }) => text);
    return `{${[...functions.toSorted(), ...rest].join(';')}}`;
  }
  return fill(code, node, parts);
}
