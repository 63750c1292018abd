import type { Expression, Node, ObjectExpression, Statement } from '@babel/types';
import type { Preview } from '../shared/preview.ts';
import { parseTsx } from './parseTsx.ts';

/** Code and preview of an example's file. */
interface SplitExample {
  /** Code without the preview. */
  source: string;
  preview: Preview;
  /** Problem of the preview, with its line from 1: a field that cannot be read, or code after it. */
  fault?: { line: number; unreadable?: string };
}

/** Initializer of `export const preview`; undefined for another statement. */
function declaredPreview(statement: Statement | undefined): Expression | undefined {
  const declaration =
    statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  const [declared] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  const isNamed = declared?.id.type === 'Identifier' && declared.id.name === 'preview';
  return isNamed ? (declared.init ?? undefined) : undefined;
}

/** Name and value of a field; what is no plain field has a name that no preview has. */
function fieldOf(field: ObjectExpression['properties'][number]): [string, unknown] {
  const { key, value } = field.type === 'ObjectProperty' ? field : {};
  const name =
    key?.type === 'Identifier' ? key.name : key?.type === 'StringLiteral' ? key.value : '';
  return [name, literalOf(value)];
}

/** Value of an expression that consists of literals; undefined for others. */
function literalOf(node: Node | null | undefined): unknown {
  switch (node?.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return literalOf(node.expression);
    case 'UnaryExpression':
      return -Number(literalOf(node.argument));
    case 'ArrayExpression':
      return node.elements.map(literalOf);
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(fieldOf));
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    default:
      return undefined;
  }
}

const isTrueOrFalse = (value: unknown) => typeof value === 'boolean';
const isPlace = (value: unknown) =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);

/** Validation of each field. */
const CHECKS: Record<keyof Preview, (value: unknown) => boolean> = {
  frame: (value) => ['phone', 'top', 'bottom', 'stage'].includes(String(value)),
  height: (value) => typeof value === 'number' && value > 0,
  press: (value) => value === true || typeof value === 'string',
  scene: (value) => typeof value === 'string',
  unfolded: isTrueOrFalse,
  safeArea: isTrueOrFalse,
  places: (value) => typeof value === 'object' && Object.values(value ?? {}).every(isPlace),
};

/** Name of the first field that no preview has, or whose value is none; undefined for a preview. */
function unreadableField(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name, field]) => !CHECKS[name as keyof Preview]?.(field))?.[0]
    : '';
}

/**
 * Splits `export const preview = { … }` from the code of an example. It has to be last, so that line
 * numbers of the code stay the same.
 * @example splitPreview('a();\n\nexport const preview = { press: true };\n') // { source: 'a();', preview: { press: true } }
 */
export function splitPreview(text: string): SplitExample {
  const whole = { source: text.trimEnd(), preview: {} };
  if (!/\bexport const preview\b/.test(text)) {
    return whole;
  }
  const { body } = parseTsx(text);
  const at = body.findIndex((statement) => declaredPreview(statement));
  const statement = body[at];
  if (!statement) {
    return whole;
  }
  const line = text.slice(0, statement.start ?? 0).split('\n').length;
  if (at < body.length - 1) {
    return { ...whole, fault: { line } };
  }
  const source = text.slice(0, body[at - 1]?.end ?? 0).trimEnd();
  const preview = literalOf(declaredPreview(statement));
  const unreadable = unreadableField(preview);
  return unreadable === undefined
    ? { source, preview: preview as Preview }
    : { source, preview: {}, fault: { line, unreadable } };
}
