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

/** Literals of a union as the checker orders them, which depends on what else it has read. */
function ofType(source: Source, type: Type): ApiLiteral[] | undefined {
  const known = source.checker.getNonNullableType(type) ?? type;
  const parts = known.isUnionType() ? known.getTypes() : [known];
  const values: ApiLiteral[] = [];
  for (const part of parts) {
    if (!part.isLiteralType() || typeof part.value === 'bigint') {
      return undefined;
    }
    values.push(part.value);
  }
  return values;
}

/** Literals in the order the author wrote them, as far as the text tells. */
function ofNode(source: Source, node: Node): ApiLiteral[] {
  if (isParenthesizedTypeNode(node)) {
    return ofNode(source, node.type);
  }
  if (isUnionTypeNode(node)) {
    return node.types.flatMap((part) => ofNode(source, part));
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
      (starts, span) =>
        starts.flatMap((start) =>
          ofNode(source, span.type).map((value) => `${start}${value}${span.literal.text}`),
        ),
      [node.head.text],
    );
  }
  if (isTypeReferenceNode(node) && isIdentifier(node.typeName)) {
    const symbol = symbolAt(source, node.typeName);
    const declaration = symbol && source.declarationOf(symbol);
    return declaration && isTypeAliasDeclaration(declaration)
      ? ofNode(source, declaration.type)
      : [];
  }
  return [];
}

/**
 * Every value of a union of two or more literals, as written: first those whose order the source
 * tells, then the others sorted. Undefined for any other type, `boolean` among them.
 */
export function readLiterals(source: Source, type: Type, node?: Node): ApiLiteral[] | undefined {
  const values = ofType(source, type);
  if (!values || values.length < 2 || values.every((value) => typeof value === 'boolean')) {
    return undefined;
  }
  const written = [...new Set(node ? ofNode(source, node) : [])].filter((value) =>
    values.includes(value),
  );
  const rest = values
    .filter((value) => !written.includes(value))
    .sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));
  return [...written, ...rest];
}
