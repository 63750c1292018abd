import type { MemberExpression, Node, OptionalMemberExpression } from '@babel/types';
import {
  type BothTypes,
  type BreakContext,
  memberType,
  namedType,
  resultType,
  valueType,
} from './bothTypes.ts';
import type { Scope } from './Scope.ts';
import { nameOf } from './sideTypes.ts';

/** Whether other packages can import a name. */
export const isExported = (state: BreakContext['before'], name: string) =>
  state.entries[name] !== undefined && !state.entries[name].internal;

/** Reports a name that the package no longer exports. */
export function checkName(search: BreakContext, name: string, node: Node): void {
  if (isExported(search.before, name) && !isExported(search.after, name)) {
    search.report(node, { what: 'gone', name });
  }
}

/** Key of `theme.palette` and `ramp[50]`; undefined for one that is computed. */
function keyOf({ property, computed }: MemberExpression | OptionalMemberExpression) {
  return computed && property.type === 'Identifier' ? undefined : nameOf(property);
}

/** Whether an expression is the package itself: `ZS` of `import * as ZS`. */
const isPackage = (scope: Scope, node: Node) =>
  node.type === 'Identifier' && scope.find(node.name)?.isPackage === true;

function typeOfMember(
  search: BreakContext,
  scope: Scope,
  node: MemberExpression | OptionalMemberExpression,
): BothTypes {
  const key = keyOf(node);
  if (key === undefined) {
    return {};
  }
  if (isPackage(scope, node.object)) {
    checkName(search, key, node.property);
    return valueType(search, key);
  }
  return memberType(search, typeOfExpression(search, scope, node.object), key, node.property);
}

/** The type of an expression; reports names and fields on the way that are gone. */
export function typeOfExpression(search: BreakContext, scope: Scope, node: Node): BothTypes {
  switch (node.type) {
    case 'Identifier': {
      const binding = scope.find(node.name);
      if (binding?.imported === undefined) {
        return binding?.type?.() ?? {};
      }
      checkName(search, binding.imported, node);
      return valueType(search, binding.imported);
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return typeOfMember(search, scope, node);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return resultType(typeOfExpression(search, scope, node.callee));
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return typeOfExpression(search, scope, node.expression);
    default:
      return {};
  }
}

/** The type that a file writes behind a colon, if it is one of the package. */
export function typeOfAnnotation(search: BreakContext, scope: Scope, node: Node): BothTypes {
  if (node.type === 'TSTypeAnnotation') {
    return typeOfAnnotation(search, scope, node.typeAnnotation);
  }
  if (node.type !== 'TSTypeReference') {
    return {};
  }
  if (node.typeName.type === 'TSQualifiedName') {
    const { left, right } = node.typeName;
    return isPackage(scope, left) ? namedType(search, right.name) : {};
  }
  const name = scope.find(nameOf(node.typeName) ?? '')?.imported;
  return name === undefined ? {} : namedType(search, name);
}
