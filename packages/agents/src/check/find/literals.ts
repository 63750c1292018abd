import { nearNames } from '@zs-docs/words';
import ts from 'typescript';
import { partsOf } from './types.ts';

/** Most values that a sentence lists. */
const MAX_VALUES = 6;

/** Most numbers: they are short. */
const MAX_NUMBERS = 10;

/** A value as it is written; undefined for one that is computed. */
export function literalOf(value: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(value) || ts.isNumericLiteral(value) ? value.text : undefined;
}

export function literalType(checker: ts.TypeChecker, value: ts.Expression): ts.Type | undefined {
  return ts.isNumericLiteral(value)
    ? checker.getNumberLiteralType(Number(value.text))
    : ts.isStringLiteralLike(value)
      ? checker.getStringLiteralType(value.text)
      : undefined;
}

/** The values that a type names. */
export function literalsOf(type: ts.Type): string[] {
  return partsOf(type).flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [String(part.value)] : [],
  );
}

/** The values to suggest: near ones first, then those that begin alike; the first ones if none is near. */
export function suggested(written: string, values: readonly string[]): readonly string[] {
  const isNumber = values.every((value) => /^\d+$/.test(value));
  if (isNumber && values.length <= MAX_NUMBERS) {
    return values.toSorted((a, b) => Number(a) - Number(b));
  }
  if (values.length <= MAX_VALUES) {
    return values;
  }
  const [head] = written.split('.');
  const alike = values.filter((value) => value.startsWith(`${head}.`));
  const near = [...new Set([...nearNames(written, values), ...alike])];
  return (near.length > 0 ? near : values).slice(0, MAX_VALUES);
}

/** A value as code, of the kind of another one. */
export const quoted = (like: ts.Expression, value: string) =>
  ts.isNumericLiteral(like) ? value : `'${value}'`;
