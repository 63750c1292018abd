import { type Node, type ObjectBindingPattern, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isObjectBindingPattern,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import type { Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Source } from './openSource.ts';
import { type CodeDefault, type CodeDefaults, codeOf, defaultsInPattern } from './readDefaults.ts';
import { symbolAt } from './symbolAt.ts';

type DefaultsByKey = Map<string, CodeDefault[]>;

/** Identifies a declaration: one property may be reached through symbols of several types. */
function keyOf(symbol: TsSymbol): string | undefined {
  const handle = symbol.valueDeclaration ?? symbol.declarations[0];
  return handle && `${handle.path}#${handle.index}`;
}

function add(defaults: DefaultsByKey, symbol: TsSymbol | undefined, code: CodeDefault): void {
  const key = symbol && keyOf(symbol);
  if (key) {
    defaults.set(key, [...(defaults.get(key) ?? []), code]);
  }
}

/** Adds defaults of destructuring: `{ height = 300 }`. */
function addDestructured(
  source: Source,
  pattern: ObjectBindingPattern,
  destructured: DefaultsByKey,
): void {
  const defaults = defaultsInPattern(source, pattern);
  const type = defaults.size > 0 ? source.checker.getTypeAtLocation(pattern) : undefined;
  const known = type && (source.checker.getNonNullableType(type) ?? type);
  for (const [property, code] of defaults) {
    add(destructured, known && source.checker.getPropertyOfType(known, property), code);
  }
}

/** Adds a fallback: `options.height ?? 300`. */
function addFallback(source: Source, node: Node, fallbacks: DefaultsByKey): void {
  if (
    isBinaryExpression(node) &&
    node.operatorToken.kind === SyntaxKind.QuestionQuestionToken &&
    isPropertyAccessExpression(node.left)
  ) {
    add(fallbacks, symbolAt(source, node.left.name), {
      code: codeOf(source, node.right),
      place: source.placeOf(node),
    });
  }
}

function visit(
  source: Source,
  node: Node,
  destructured: DefaultsByKey,
  fallbacks: DefaultsByKey,
): void {
  if (isObjectBindingPattern(node)) {
    addDestructured(source, node, destructured);
  }
  addFallback(source, node, fallbacks);
  node.forEachChild((child) => visit(source, child, destructured, fallbacks));
}

/**
 * Collects the defaults that code of the package gives to properties, in any function.
 * @returns function that looks up the defaults of a property
 */
export function collectDefaults(source: Source, files: readonly string[]) {
  const destructured: DefaultsByKey = new Map();
  const fallbacks: DefaultsByKey = new Map();
  for (const name of files) {
    const file = source.project.program.getSourceFile(name);
    if (file) {
      visit(source, file, destructured, fallbacks);
    }
  }
  return (symbol: TsSymbol): CodeDefaults => {
    const key = keyOf(symbol) ?? '';
    return { destructured: destructured.get(key) ?? [], fallbacks: fallbacks.get(key) ?? [] };
  };
}
