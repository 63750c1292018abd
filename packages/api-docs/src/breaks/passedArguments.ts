import type { Node, ObjectExpression } from '@babel/types';
import { nameOf } from './sideTypes.ts';

/** A prop of an element, or a property of an object. */
export interface Argument {
  name: string;
  node: Node;
  /** Left out for what is not an expression, such as the children of an element. */
  value?: Node | undefined;
}

/** What is passed to something with fields. */
export interface PassedArguments {
  node: Node;
  passed: readonly Argument[];
  /** Whether it may contain more. */
  isSpread: boolean;
}

/** The properties of an object. */
export function passedByObject(node: ObjectExpression): PassedArguments {
  const passed = node.properties.flatMap((property): Argument[] => {
    const name =
      property.type === 'SpreadElement' || property.computed ? undefined : nameOf(property.key);
    const value = property.type === 'ObjectProperty' ? property.value : undefined;
    return name === undefined ? [] : [{ name, node: property, value }];
  });
  return { node, passed, isSpread: passed.length < node.properties.length };
}

/** Value of a literal. */
export function literalOf(node: Node): string | number | boolean | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? (node.quasis[0]?.value.cooked ?? undefined)
        : undefined;
    // A prop without a value.
    case 'JSXAttribute':
      return true;
    default:
      return undefined;
  }
}
