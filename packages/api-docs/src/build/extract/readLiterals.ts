import type { Node } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isLiteralTypeNode,
  isNumericLiteral,
  isParenthesizedTypeNode,
  isStringLiteral,
  isTemplateLiteralTypeNode,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
} from 'typescript/unstable/ast/is';
import type { Type } from 'typescript/unstable/sync';
import type { ApiLiteral } from '../../shared/model.ts';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';

/** Literals of a union in the checker's order, which depends on what it checked before. */
function literalsOfType(source: Source, type: Type): ApiLiteral[] | undefined {
  const nonNullable = source.checker.getNonNullableType(type) ?? type;
  const parts = nonNullable.isUnionType() ? nonNullable.getTypes() : [nonNullable];
  const values: ApiLiteral[] = [];
  for (const part of parts) {
    if (!part.isLiteralType() || typeof part.value === 'bigint') {
      return undefined;
    }
    values.push(part.value);
  }
  return values;
}

/** Literals in source order, as far as they are written out. */
function literalsOfNode(source: Source, node: Node): ApiLiteral[] {
  if (isParenthesizedTypeNode(node)) {
    return literalsOfNode(source, node.type);
  }
  if (isUnionTypeNode(node)) {
    return node.types.flatMap((part) => literalsOfNode(source, part));
  }
  if (isLiteralTypeNode(node)) {
    const { literal } = node;
    if (isStringLiteral(literal)) {
      return [literal.text];
    }
    return isNumericLiteral(literal) ? [Number(literal.text)] : [];
  }
  if (isTemplateLiteralTypeNode(node)) {
    return node.templateSpans.reduce<ApiLiteral[]>(
      (prefixes, span) =>
        prefixes.flatMap((prefix) =>
          literalsOfNode(source, span.type).map((value) => `${prefix}${value}${span.literal.text}`),
        ),
      [node.head.text],
    );
  }
  if (isTypeReferenceNode(node) && isIdentifier(node.typeName)) {
    const symbol = symbolAt(source, node.typeName);
    const declaration = symbol && source.declarationOf(symbol);
    return declaration && isTypeAliasDeclaration(declaration)
      ? literalsOfNode(source, declaration.type)
      : [];
  }
  return [];
}

/**
 * Values of a union of at least two literals: those written out in source order, then the others
 * sorted.
 * @returns undefined for any other type, including `boolean`
 */
export function readLiterals(source: Source, type: Type, node?: Node): ApiLiteral[] | undefined {
  const values = literalsOfType(source, type);
  if (!values || values.length < 2 || values.every((value) => typeof value === 'boolean')) {
    return undefined;
  }
  const written = [...new Set(node ? literalsOfNode(source, node) : [])].filter((value) =>
    values.includes(value),
  );
  const rest = values
    .filter((value) => !written.includes(value))
    .sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));
  return [...written, ...rest];
}
