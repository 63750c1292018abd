import type { ApiLiteral } from './model.ts';

/** Source code of a literal. @example literalCode('outline') // "'outline'" */
export function literalCode(value: ApiLiteral): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
