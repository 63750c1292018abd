import ts from 'typescript';
import type { ApiLiteral } from '../../shared/model.ts';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';

function literalOf({ checker }: Source, type: ts.Type): ApiLiteral | undefined {
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return checker.typeToString(type) === 'true';
  }
  return type.isStringLiteral() || type.isNumberLiteral() ? type.value : undefined;
}

/** Literals of a union in the checker's order, which depends on what it checked before. */
function literalsOfType(source: Source, type: ts.Type): ApiLiteral[] | undefined {
  const nonNullable = source.checker.getNonNullableType(type);
  const parts = nonNullable.isUnion() ? nonNullable.types : [nonNullable];
  const values: ApiLiteral[] = [];
  for (const part of parts) {
    const value = literalOf(source, part);
    if (value === undefined) {
      return undefined;
    }
    values.push(value);
  }
  return values;
}

/** Literals in source order, as far as they are written out. */
function literalsOfNode(source: Source, node: ts.Node): ApiLiteral[] {
  if (ts.isParenthesizedTypeNode(node)) {
    return literalsOfNode(source, node.type);
  }
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((part) => literalsOfNode(source, part));
  }
  if (ts.isLiteralTypeNode(node)) {
    const { literal } = node;
    if (ts.isStringLiteral(literal)) {
      return [literal.text];
    }
    return ts.isNumericLiteral(literal) ? [Number(literal.text)] : [];
  }
  if (ts.isTemplateLiteralTypeNode(node)) {
    return node.templateSpans.reduce<ApiLiteral[]>(
      (prefixes, span) =>
        prefixes.flatMap((prefix) =>
          literalsOfNode(source, span.type).map((value) => `${prefix}${value}${span.literal.text}`),
        ),
      [node.head.text],
    );
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = symbolAt(source, node.typeName);
    const declaration = symbol && source.declarationOf(symbol);
    return declaration && ts.isTypeAliasDeclaration(declaration)
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
export function readLiterals(
  source: Source,
  type: ts.Type,
  node?: ts.Node,
): ApiLiteral[] | undefined {
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
