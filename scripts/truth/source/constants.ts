import type { Node, Program } from '@babel/types';

/** A constant of a file that names a value written out: `const FADE_MS = 200`. */
export interface Constant {
  name: string;
  value: Node;
  statement: Node;
}

/** A value without the type that it is given: `{ duration: 200 } as const`. */
const plainValue = (node: Node | null | undefined): Node | null | undefined =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? plainValue(node.expression)
    : node;

/** Whether a value is written out: a literal, or an object or list of them. */
function isWritten(node: Node | null | undefined): boolean {
  const value = plainValue(node);
  switch (value?.type) {
    case 'NumericLiteral':
    case 'StringLiteral':
    case 'BooleanLiteral':
      return true;
    case 'UnaryExpression':
      return isWritten(value.argument);
    case 'ArrayExpression':
      return value.elements.every(isWritten);
    case 'ObjectExpression':
      return value.properties.every(
        (one) => one.type === 'ObjectProperty' && !one.computed && isWritten(one.value),
      );
    default:
      return false;
  }
}

/** Constants that a file keeps to itself, and whose values are written out. */
export const constantsOf = ({ body }: Program): Constant[] =>
  body.flatMap((statement) => {
    const [declared, ...others] =
      statement.type === 'VariableDeclaration' && statement.kind === 'const'
        ? statement.declarations
        : [];
    const value = plainValue(declared?.init);
    return declared?.id.type === 'Identifier' && others.length === 0 && value && isWritten(value)
      ? [{ name: declared.id.name, value, statement }]
      : [];
  });
