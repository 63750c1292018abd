import ts from 'typescript';
import type { Source } from './openSource.ts';
import { type CodeDefault, type CodeDefaults, codeOf, defaultsInPattern } from './readDefaults.ts';
import { symbolAt } from './symbolAt.ts';

type DefaultsByKey = Map<ts.Declaration, CodeDefault[]>;

/** Identifies a property: it may be reached through symbols of several types. */
const keyOf = (symbol: ts.Symbol) => symbol.valueDeclaration ?? symbol.declarations?.[0];

function add(defaults: DefaultsByKey, symbol: ts.Symbol | undefined, code: CodeDefault): void {
  const key = symbol && keyOf(symbol);
  if (key) {
    defaults.set(key, [...(defaults.get(key) ?? []), code]);
  }
}

/** Adds defaults of destructuring: `{ height = 300 }`. */
function addDestructured(
  source: Source,
  pattern: ts.ObjectBindingPattern,
  destructured: DefaultsByKey,
): void {
  const defaults = defaultsInPattern(source, pattern);
  const type = defaults.size > 0 ? source.checker.getTypeAtLocation(pattern) : undefined;
  const known = type && source.checker.getNonNullableType(type);
  for (const [property, code] of defaults) {
    add(destructured, known?.getProperty(property), code);
  }
}

/** Adds a fallback: `options.height ?? 300`. */
function addFallback(source: Source, node: ts.Node, fallbacks: DefaultsByKey): void {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    ts.isPropertyAccessExpression(node.left)
  ) {
    add(fallbacks, symbolAt(source, node.left.name), {
      code: codeOf(source, node.right),
      place: source.placeOf(node),
    });
  }
}

function visit(
  source: Source,
  node: ts.Node,
  destructured: DefaultsByKey,
  fallbacks: DefaultsByKey,
): void {
  if (ts.isObjectBindingPattern(node)) {
    addDestructured(source, node, destructured);
  }
  addFallback(source, node, fallbacks);
  ts.forEachChild(node, (child) => visit(source, child, destructured, fallbacks));
}

/**
 * Collects the defaults that code of the package gives to properties, in any function.
 * @returns function that looks up the defaults of a property
 */
export function collectDefaults(source: Source, files: readonly string[]) {
  const destructured: DefaultsByKey = new Map();
  const fallbacks: DefaultsByKey = new Map();
  for (const name of files) {
    const file = source.program.getSourceFile(name);
    if (file) {
      visit(source, file, destructured, fallbacks);
    }
  }
  return (symbol: ts.Symbol): CodeDefaults => {
    const key = keyOf(symbol);
    return {
      destructured: (key && destructured.get(key)) ?? [],
      fallbacks: (key && fallbacks.get(key)) ?? [],
    };
  };
}
