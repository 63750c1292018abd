import type { Expression, Node, ObjectBindingPattern } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBlock,
  isIdentifier,
  isNumericLiteral,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import type { SourcePlace } from '../../shared/model.ts';
import type { FunctionNode } from './findFunction.ts';
import type { Source } from './openSource.ts';
import { symbolAt } from './symbolAt.ts';
import { oneLine } from './typeText.ts';

/** A default that the code gives. */
export interface CodeDefault {
  code: string;
  place: SourcePlace;
}

/** What the code says of one property. */
export interface CodeDefaults {
  /** By destructuring: this is the default. */
  given: readonly CodeDefault[];
  /** By `??`: one step of some code, which a written default has to agree with. */
  fallbacks: readonly CodeDefault[];
}

/** Strings in single quotes, so that `"a"` and `'a'` are one default. */
export function normaliseCode(code: string): string {
  const text = oneLine(code).replace(/ as const$/, '');
  return /^"[^"'\\]*"$/.test(text) ? `'${text.slice(1, -1)}'` : text;
}

const isPlain = (node: Node) => isNumericLiteral(node) || isStringLiteral(node);

/** Code of an initialiser; a constant that holds a plain literal is shown as that literal. */
export function codeOf(source: Source, node: Expression): string {
  const name = isPropertyAccessExpression(node) ? node.name : node;
  const symbol = isIdentifier(name) ? symbolAt(source, name) : undefined;
  const declared = symbol && source.declarationOf(symbol);
  if (declared && (isVariableDeclaration(declared) || isPropertyAssignment(declared))) {
    const value = declared.initializer;
    const inner = value && isAsExpression(value) ? value.expression : value;
    if (inner && isPlain(inner)) {
      return normaliseCode(inner.getText());
    }
  }
  return normaliseCode(node.getText());
}

/** Defaults in one `{ a = 1, b: c = 2 }`, by name of the property. */
export function defaultsInPattern(source: Source, pattern: ObjectBindingPattern) {
  const defaults = new Map<string, CodeDefault>();
  for (const element of pattern.elements) {
    const name = element.propertyName ?? element.name;
    if (element.initializer && name && (isIdentifier(name) || isPlain(name))) {
      defaults.set(name.getText().replace(/^['"]|['"]$/g, ''), {
        code: codeOf(source, element.initializer),
        place: source.placeOf(element),
      });
    }
  }
  return defaults;
}

/** The pattern that takes a component's props apart: in its head, or in its first lines. */
function propsPattern(node: FunctionNode): ObjectBindingPattern | undefined {
  const name = node.parameters[0]?.name;
  if (!name || isObjectBindingPattern(name)) {
    return name;
  }
  const statements = node.body && isBlock(node.body) ? node.body.statements : [];
  return statements
    .flatMap((statement) =>
      isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
    .filter(({ initializer }) => initializer?.getText() === name.getText())
    .map((declaration) => declaration.name)
    .find(isObjectBindingPattern);
}

/** Defaults of a component's props. */
export function defaultsOf(source: Source, node: FunctionNode | undefined) {
  const pattern = node && propsPattern(node);
  return pattern ? defaultsInPattern(source, pattern) : new Map<string, CodeDefault>();
}
