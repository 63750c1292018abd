import type { JSXElement, JSXOpeningElement, Node } from '@babel/types';
import type { BreakContext } from './bothTypes.ts';
import { type Contexts, checkFields } from './checkFields.ts';
import type { Argument } from './passedArguments.ts';
import type { Scope } from './Scope.ts';
import { fieldsOfEntry } from './sideTypes.ts';
import { checkName } from './typeOfExpression.ts';

/** Props that React has for every element. */
const REACT_PROPS = new Set(['key', 'ref']);

/** Name of the package's component of an element; reports one that is gone. */
function componentOf(
  search: BreakContext,
  scope: Scope,
  { name }: JSXOpeningElement,
): string | undefined {
  if (name.type === 'JSXIdentifier') {
    const imported = scope.find(name.name)?.imported;
    if (imported !== undefined) {
      checkName(search, imported, name);
    }
    return imported;
  }
  if (name.type === 'JSXMemberExpression' && name.object.type === 'JSXIdentifier') {
    if (scope.find(name.object.name)?.isPackage) {
      checkName(search, name.property.name, name.property);
      return name.property.name;
    }
  }
  return undefined;
}

/** Value of a prop: the expression in braces, a text, or the attribute itself for `true`. */
function expressionOf(attribute: Node & { type: 'JSXAttribute' }): Node {
  const { value } = attribute;
  return value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? attribute);
}

const isContent = (child: Node) => child.type !== 'JSXText' || child.value.trim() !== '';

function argumentsOf({ openingElement, children }: JSXElement): Argument[] {
  const props = openingElement.attributes.flatMap((attribute): Argument[] =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
      ? [{ name: attribute.name.name, node: attribute, value: expressionOf(attribute) }]
      : [],
  );
  const content = children.find(isContent);
  return [
    ...props.filter(({ name }) => !REACT_PROPS.has(name)),
    ...(content ? [{ name: 'children', node: content }] : []),
  ];
}

/** Checks the props of an element of the package. */
export function checkElement(
  search: BreakContext,
  contexts: Contexts,
  scope: Scope,
  element: JSXElement,
): void {
  const { openingElement } = element;
  const name = componentOf(search, scope, openingElement);
  const [before, after] = [search.before, search.after].map((state) => state.entries[name ?? '']);
  if (name === undefined || before?.kind !== 'component' || after?.kind !== 'component') {
    return;
  }
  checkFields(
    search,
    contexts,
    {
      one: fieldsOfEntry(search.before, name, before),
      other: fieldsOfEntry(search.after, name, after),
      of: {},
    },
    {
      node: openingElement,
      passed: argumentsOf(element),
      isSpread: openingElement.attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
    },
  );
}
