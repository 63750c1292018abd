import type { Node } from '@babel/types';
import { type BothTypes, type BreakContext, parameterType } from './bothTypes.ts';
import { checkElement } from './checkElement.ts';
import { type Contexts, checkArguments, checkValue } from './checkFields.ts';
import { declarePattern, declareStatements } from './declareNames.ts';
import { lazily, Scope } from './Scope.ts';
import { typeOfAnnotation, typeOfExpression } from './typeOfExpression.ts';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Nodes within a node; comments are none. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => !key.endsWith('Comments'))
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The scope within a node, with what it declares. */
function scopeIn(search: BreakContext, contexts: Contexts, scope: Scope, node: Node): Scope {
  const inner = new Scope(scope);
  if ('params' in node && 'body' in node && Array.isArray(node.params)) {
    const context: BothTypes = contexts.get(node) ?? {};
    (node.params as Node[]).forEach((parameter, index) => {
      declarePattern(
        search,
        inner,
        parameter,
        lazily(() => parameterType(context, index)),
      );
    });
    return inner;
  }
  switch (node.type) {
    case 'BlockStatement':
      declareStatements(search, inner, node.body);
      return inner;
    case 'ForStatement':
      declareStatements(search, inner, node.init ? [node.init] : []);
      return inner;
    case 'ForOfStatement':
    case 'ForInStatement':
      declareStatements(search, inner, [node.left]);
      return inner;
    case 'SwitchStatement':
      declareStatements(
        search,
        inner,
        node.cases.flatMap(({ consequent }) => consequent),
      );
      return inner;
    case 'CatchClause':
      if (node.param) {
        declarePattern(search, inner, node.param, () => ({}));
      }
      return inner;
    default:
      return scope;
  }
}

function check(search: BreakContext, contexts: Contexts, scope: Scope, node: Node): void {
  switch (node.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      typeOfExpression(search, scope, node);
      break;
    case 'CallExpression':
    case 'OptionalCallExpression': {
      const callee = typeOfExpression(search, scope, node.callee);
      checkArguments(search, contexts, callee, node.arguments);
      break;
    }
    case 'VariableDeclarator': {
      const annotation = 'typeAnnotation' in node.id ? node.id.typeAnnotation : null;
      if (annotation && node.init) {
        checkValue(search, contexts, typeOfAnnotation(search, scope, annotation), node.init);
      }
      break;
    }
    case 'TSSatisfiesExpression': {
      const expected = typeOfAnnotation(search, scope, node.typeAnnotation);
      checkValue(search, contexts, expected, node.expression);
      break;
    }
    case 'JSXElement':
      checkElement(search, contexts, scope, node);
  }
}

/** Checks a node and all within it. */
export function visit(search: BreakContext, contexts: Contexts, scope: Scope, node: Node): void {
  check(search, contexts, scope, node);
  const inner = scopeIn(search, contexts, scope, node);
  for (const child of childrenOf(node)) {
    visit(search, contexts, inner, child);
  }
}
