import ts from 'typescript';
import type { ApiInherited } from '../../shared/model.ts';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';

interface Base {
  name: string;
  type: ts.Type;
}

/** Utility types whose result has members of their first argument. */
const UTILITY_TYPES = /^(Omit|Pick|Partial|Required|Readonly|PropsWithChildren)$/;

function basesOfReference(
  source: Source,
  node: ts.Node,
  name: ts.Node,
  args: readonly ts.Node[],
): Base[] {
  const symbol = symbolAt(source, name);
  if (symbol && source.isOwn(symbol)) {
    return basesOfDeclaration(source, source.declarationOf(symbol));
  }
  const inner = args[0];
  if (inner && UTILITY_TYPES.test(name.getText())) {
    const innerName = ts.isTypeReferenceNode(inner) ? inner.typeName : undefined;
    const innerSymbol = innerName && symbolAt(source, innerName);
    if (!innerSymbol || source.isOwn(innerSymbol)) {
      return basesOfNode(source, inner);
    }
  }
  return [{ name: nameBehind(node), type: source.checker.getTypeAtLocation(node) }];
}

/** Name of the type that utility types are put around: `ViewProps` of `Omit<Partial<ViewProps>, 'style'>`. */
function nameBehind(node: ts.Node): string {
  const reference = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
  if (!reference) {
    return node.getText();
  }
  const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText();
  const inner = node.typeArguments?.[0];
  return inner && UTILITY_TYPES.test(name) ? nameBehind(inner) : name.replace(/^.*\./, '');
}

function basesOfNode(source: Source, node: ts.Node): Base[] {
  if (ts.isParenthesizedTypeNode(node)) {
    return basesOfNode(source, node.type);
  }
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return node.types.flatMap((part) => basesOfNode(source, part));
  }
  if (ts.isTypeReferenceNode(node)) {
    return basesOfReference(source, node, node.typeName, node.typeArguments ?? []);
  }
  if (ts.isExpressionWithTypeArguments(node)) {
    return basesOfReference(source, node, node.expression, node.typeArguments ?? []);
  }
  return [];
}

/** Base types from other packages of a declaration of this package. */
function basesOfDeclaration(source: Source, node: ts.Node | undefined): Base[] {
  if (node && ts.isInterfaceDeclaration(node)) {
    const heritage = [...(node.heritageClauses ?? [])].flatMap((clause) => [...clause.types]);
    return heritage.flatMap((type) => basesOfNode(source, type));
  }
  return node && ts.isTypeAliasDeclaration(node) ? basesOfNode(source, node.type) : [];
}

/** Base types from other packages of a type. */
function basesOfType(source: Source, type: ts.Type): Base[] {
  const named = type.aliasSymbol ?? type.getSymbol();
  if (named && source.isOwn(named)) {
    return basesOfDeclaration(source, source.declarationOf(named));
  }
  if (type.isUnionOrIntersection()) {
    return type.types.flatMap((part) => basesOfType(source, part));
  }
  // `RefAttributes` and similar: React adds them to every component.
  return named && !/Attributes$/.test(named.name) ? [{ name: named.name, type }] : [];
}

/**
 * Counts the members that a type inherits from other packages, by base type.
 * @param known names that the type declares itself
 */
export function readInherited(
  source: Source,
  type: ts.Type,
  known: readonly string[],
): ApiInherited[] {
  const counted = new Set(known);
  const inherited = new Map<string, number>();
  for (const base of basesOfType(source, type)) {
    const names = source.inherited.get(base.name) ?? new Set();
    source.inherited.set(base.name, names);
    if (base.type.flags & ts.TypeFlags.Any) {
      // Its package is not installed here, or has it elsewhere now: the name is known all the same.
      inherited.set(base.name, 0);
    }
    for (const property of base.type.getProperties()) {
      names.add(property.name);
      if (!counted.has(property.name)) {
        counted.add(property.name);
        inherited.set(base.name, (inherited.get(base.name) ?? 0) + 1);
      }
    }
  }
  return [...inherited].map(([from, count]) => ({ from, count }));
}
