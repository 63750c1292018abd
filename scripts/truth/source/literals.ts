import type { Node } from '@babel/types';
import { nameOf } from './literalNames.ts';
import { childrenOf, parseToolkit } from './parseToolkit.ts';

/** A literal of the source, under the names of what it is written for. */
export interface Literal {
  /** `GESTURE.hideDelay`, `ZSPressable.isLoading`, `Sheet.withTiming.duration`. */
  name: string;
  value: string;
  line: number;
}

/** Text of a literal; undefined for other nodes. */
function literalText(node: Node): string | undefined {
  switch (node.type) {
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return String(node.value);
    case 'StringLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked).join('{}');
    case 'NullLiteral':
      return 'null';
    default:
      return undefined;
  }
}

/** A colour of the palette, which is a value as well: `palette.grey[30]`. */
const IS_COLOR = /^(palette|colors?|background|text)[.[?]/;

const textOf = (node: Node, code: string) => code.slice(node.start ?? 0, node.end ?? 0);

const IS_SKIPPED =
  /^(Import|Directive|Export(All|Named)?Specifier)|^TS(?!AsExpr|Satisfies|NonNull)/;

/** What is looked into of a node: not what gives it its name. */
function partsOf(node: Node): Node[] {
  switch (node.type) {
    case 'ObjectProperty':
      // Of a pattern, `isLoading = false`, the name stands on the left of its value as well.
      return node.value.type === 'AssignmentPattern' ? [node.value.right] : [node.value];
    case 'TemplateLiteral':
      return [...node.expressions];
    case 'ExportNamedDeclaration':
      return node.declaration ? [node.declaration] : [];
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      // A key is no value: `SIZES[2]`.
      return [node.object];
    default:
      return childrenOf(node);
  }
}

function collect(code: string, node: Node, path: readonly string[], found: Literal[]): void {
  if (IS_SKIPPED.test(node.type)) {
    return;
  }
  const own = nameOf(node);
  const inner = own === undefined ? path : [...path, own];
  const isNegative = node.type === 'UnaryExpression' && node.argument.type === 'NumericLiteral';
  const isColor = node.type === 'MemberExpression' && IS_COLOR.test(textOf(node, code));
  const value = isNegative || isColor ? textOf(node, code) : literalText(node);
  if (value !== undefined) {
    found.push({ name: path.join('.'), value, line: node.loc?.start.line ?? 0 });
  }
  for (const part of isNegative || isColor ? [] : partsOf(node)) {
    collect(code, part, inner, found);
  }
}

/** What was read: many numbers stand in one file. */
const read = new Map<string, readonly Literal[]>();

/** All literals of a file of TypeScript, each under its name; types and imports have none. */
export function literalsOf(code: string): readonly Literal[] {
  const known = read.get(code);
  if (known) {
    return known;
  }
  const found: Literal[] = [];
  collect(code, parseToolkit(code).program, [], found);
  read.set(code, found);
  return found;
}
