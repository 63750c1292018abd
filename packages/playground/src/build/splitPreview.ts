import { parseSync } from 'vite';
import type { Preview } from '../shared/preview.ts';

/** Code and preview of an example's file. */
interface SplitExample {
  /** Code without the preview. */
  source: string;
  preview: Preview;
  /** Problem of the preview, with its line from 1. */
  fault?: { kind: 'unreadable' | 'notLast'; line: number };
}

/** The fields of ESTree nodes that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Initializer of `export const preview`; undefined for another statement. */
function declaredPreview({ type, declaration }: Node): Node | undefined {
  const [declared] =
    type === 'ExportNamedDeclaration' &&
    isNode(declaration) &&
    Array.isArray(declaration.declarations)
      ? declaration.declarations
      : [];
  return declared?.id.name === 'preview' ? declared.init : undefined;
}

/** Value of an expression that consists of literals; undefined for others. */
function literalOf(node: unknown): unknown {
  if (!isNode(node)) {
    return undefined;
  }
  const { type, value, argument, expression, elements, properties } = node;
  if (type === 'TSSatisfiesExpression' || type === 'TSAsExpression') {
    return literalOf(expression);
  }
  if (type === 'UnaryExpression') {
    return -Number(literalOf(argument));
  }
  if (type === 'ArrayExpression') {
    return (elements as unknown[]).map(literalOf);
  }
  if (type === 'ObjectExpression') {
    return Object.fromEntries(
      (properties as { key: { name?: string; value?: string }; value: unknown }[]).map((field) => [
        field.key?.name ?? field.key?.value,
        literalOf(field.value),
      ]),
    );
  }
  return value;
}

const isTrueOrFalse = (value: unknown) => typeof value === 'boolean';
const isPlace = (value: unknown) =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);

/** Validation of each field. */
const CHECKS: Record<keyof Preview, (value: unknown) => boolean> = {
  frame: (value) => ['phone', 'top', 'bottom', 'stage'].includes(String(value)),
  height: (value) => typeof value === 'number' && value > 0,
  press: (value) => value === true || typeof value === 'string',
  unfolded: isTrueOrFalse,
  safeArea: isTrueOrFalse,
  places: (value) => typeof value === 'object' && Object.values(value ?? {}).every(isPlace),
};

function isPreview(value: unknown): value is Preview {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, field]) => CHECKS[name as keyof Preview]?.(field))
  );
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
  const body = parseSync('example.tsx', text, { lang: 'tsx' }).program.body as unknown as Node[];
  const at = body.findIndex((statement) => declaredPreview(statement));
  const statement = body[at];
  if (!statement) {
    return whole;
  }
  const line = text.slice(0, statement.start).split('\n').length;
  if (at < body.length - 1) {
    return { ...whole, fault: { kind: 'notLast', line } };
  }
  const source = text.slice(0, body[at - 1]?.end ?? 0).trimEnd();
  const preview = literalOf(declaredPreview(statement));
  return isPreview(preview)
    ? { source, preview }
    : { source, preview: {}, fault: { kind: 'unreadable', line } };
}
