import type { Node, Statement, VariableDeclarator } from '@babel/types';
import { type BothTypes, type BreakContext, elementType, memberType } from './bothTypes.ts';
import { lazily, type Scope } from './Scope.ts';
import { nameOf } from './sideTypes.ts';
import { typeOfAnnotation, typeOfExpression } from './typeOfExpression.ts';

const unknown = (): BothTypes => ({});

/**
 * Declares the names of a variable, a parameter or a pattern. Fields that a pattern takes are reported
 * when they are gone.
 */
export function declarePattern(
  search: BreakContext,
  scope: Scope,
  node: Node,
  type: () => BothTypes,
): void {
  const annotation = 'typeAnnotation' in node ? (node.typeAnnotation as Node | null) : null;
  const own = annotation ? lazily(() => typeOfAnnotation(search, scope, annotation)) : type;
  switch (node.type) {
    case 'Identifier':
      scope.declare(node.name, { type: own });
      break;
    case 'AssignmentPattern':
      declarePattern(search, scope, node.left, own);
      break;
    case 'RestElement':
      declarePattern(search, scope, node.argument, unknown);
      break;
    case 'ArrayPattern':
      for (const element of node.elements) {
        if (element) {
          declarePattern(
            search,
            scope,
            element,
            lazily(() => elementType(own())),
          );
        }
      }
      break;
    case 'ObjectPattern':
      for (const property of node.properties) {
        if (property.type === 'RestElement') {
          declarePattern(search, scope, property, unknown);
          continue;
        }
        const key = property.computed ? undefined : nameOf(property.key);
        const field = lazily(() =>
          key === undefined ? {} : memberType(search, own(), key, property.key),
        );
        search.later(field);
        declarePattern(search, scope, property.value, field);
      }
  }
}

const declareVariable = (search: BreakContext, scope: Scope, { id, init }: VariableDeclarator) =>
  declarePattern(
    search,
    scope,
    id,
    lazily(() => (init ? typeOfExpression(search, scope, init) : {})),
  );

/** Declares what the statements of a block declare, so that their order does not matter. */
export function declareStatements(
  search: BreakContext,
  scope: Scope,
  statements: readonly (Statement | Node)[],
): void {
  for (const statement of statements) {
    const node =
      (statement.type === 'ExportNamedDeclaration' ||
        statement.type === 'ExportDefaultDeclaration') &&
      statement.declaration
        ? statement.declaration
        : statement;
    if (node.type === 'VariableDeclaration') {
      for (const declarator of node.declarations) {
        declareVariable(search, scope, declarator);
      }
    } else if (
      (node.type === 'FunctionDeclaration' ||
        node.type === 'ClassDeclaration' ||
        node.type === 'TSEnumDeclaration' ||
        node.type === 'TSInterfaceDeclaration' ||
        node.type === 'TSTypeAliasDeclaration') &&
      node.id
    ) {
      scope.declare(node.id.name, {});
    }
  }
}
