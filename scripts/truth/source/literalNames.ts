import type { Node } from '@babel/types';

/** Functions that only wrap what they are given: they are no part of a name. */
const WRAPPERS = new Set([
  'create',
  'forwardRef',
  'freeze',
  'memo',
  'useAnimatedStyle',
  'useCallback',
  'useMemo',
]);

/** Last name of an expression: `height` of `options?.height`. */
function lastName(node: Node | null | undefined): string | undefined {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'StringLiteral':
    case 'NumericLiteral':
      return String(node.value);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return lastName(node.property);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return lastName(node.callee);
    default:
      return undefined;
  }
}

/** Last two names: `FadeInUp.duration` of a call, `opacity.value` of an assignment. */
const lastNames = (node: Node): string | undefined =>
  [node.type === 'MemberExpression' && lastName(node.object), lastName(node)]
    .filter(Boolean)
    .join('.') || undefined;

/** Name of a call. */
const callName = (callee: Node): string | undefined =>
  WRAPPERS.has(lastName(callee) ?? '') ? undefined : lastNames(callee);

/** Name that a node gives to the literals within it. */
export function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'VariableDeclarator':
      return lastName(node.id);
    case 'ObjectProperty':
    case 'ObjectMethod':
      return lastName(node.key);
    case 'JSXAttribute':
    case 'JSXOpeningElement':
      return node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      return callName(node.callee);
    case 'AssignmentExpression':
      return lastNames(node.left);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return lastName(node.left as Node);
    default:
      return undefined;
  }
}
