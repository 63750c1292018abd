import ts from 'typescript';
import type { SourcePlace } from '../../shared/model.ts';
import type { FunctionNode } from './findFunction.ts';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';
import { oneLine } from './typeText.ts';

/** A default in the code. */
export interface CodeDefault {
  code: string;
  place: SourcePlace;
}

/** Defaults of a property in the code. */
export interface CodeDefaults {
  /** From destructuring, which always applies: `{ height = 300 }`. */
  destructured: readonly CodeDefault[];
  /** From `??`, which may apply in one place only; `@default` has to match one of them. */
  fallbacks: readonly CodeDefault[];
}

/**
 * Normalizes the quotes and spaces of a default.
 * @example normalizeCode('"outline" as const') // "'outline'"
 */
export function normalizeCode(code: string): string {
  const text = oneLine(code).replace(/ as const$/, '');
  return /^"[^"'\\]*"$/.test(text) ? `'${text.slice(1, -1)}'` : text;
}

const isLiteral = (node: ts.Node) => ts.isNumericLiteral(node) || ts.isStringLiteral(node);

/** `-1`, `true`, `null` and the literals: what says more than the name of a constant. */
const isValue = (node: ts.Expression): boolean =>
  isLiteral(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
    node.kind,
  ) ||
  (ts.isPrefixUnaryExpression(node) && isLiteral(node.operand));

/** Code of an initializer; a constant with a literal value becomes that literal. */
export function codeOf(source: Source, node: ts.Expression): string {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const symbol = ts.isIdentifier(name) ? symbolAt(source, name) : undefined;
  const declared = symbol && source.declarationOf(symbol);
  if (declared && (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared))) {
    const value = declared.initializer;
    const inner = value && ts.isAsExpression(value) ? value.expression : value;
    if (inner && isValue(inner)) {
      return normalizeCode(inner.getText());
    }
  }
  return normalizeCode(node.getText());
}

/** Defaults of a destructuring pattern, `{ a = 1, b: c = 2 }`, by property name. */
export function defaultsInPattern(source: Source, pattern: ts.ObjectBindingPattern) {
  const defaults = new Map<string, CodeDefault>();
  for (const element of pattern.elements) {
    const name = element.propertyName ?? element.name;
    if (element.initializer && name && (ts.isIdentifier(name) || isLiteral(name))) {
      defaults.set(name.getText().replace(/^['"]|['"]$/g, ''), {
        code: codeOf(source, element.initializer),
        place: source.placeOf(element),
      });
    }
  }
  return defaults;
}

/** The pattern that destructures props: a parameter, or a variable whose initializer is the parameter. */
function propsPattern(node: FunctionNode): ts.ObjectBindingPattern | undefined {
  const name = node.parameters[0]?.name;
  if (!name || ts.isObjectBindingPattern(name)) {
    return name;
  }
  const statements = node.body && ts.isBlock(node.body) ? node.body.statements : [];
  return statements
    .flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
    .filter(({ initializer }) => initializer?.getText() === name.getText())
    .map((declaration) => declaration.name)
    .find(ts.isObjectBindingPattern);
}

/** Defaults of a component's props, by name. */
export function componentDefaults(source: Source, node: FunctionNode | undefined) {
  const pattern = node && propsPattern(node);
  return pattern ? defaultsInPattern(source, pattern) : new Map<string, CodeDefault>();
}
