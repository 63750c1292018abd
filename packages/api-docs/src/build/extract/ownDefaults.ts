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

type Found = Map<string, CodeDefault[]>;

/** What tells two declarations apart, whichever type they were reached through. */
function keyOf(symbol: TsSymbol): string | undefined {
  const handle = symbol.valueDeclaration ?? symbol.declarations[0];
  return handle && `${handle.path}#${handle.index}`;
}

function add(found: Found, symbol: TsSymbol | undefined, code: CodeDefault): void {
  const key = symbol && keyOf(symbol);
  if (key) {
    found.set(key, [...(found.get(key) ?? []), code]);
  }
}

/** `{ height = 300 }` */
function addPattern(source: Source, pattern: ObjectBindingPattern, given: Found): void {
  const defaults = defaultsInPattern(source, pattern);
  const type = defaults.size > 0 ? source.checker.getTypeAtLocation(pattern) : undefined;
  const known = type && (source.checker.getNonNullableType(type) ?? type);
  for (const [property, code] of defaults) {
    add(given, known && source.checker.getPropertyOfType(known, property), code);
  }
}

/** `options.height ?? 300` */
function addFallback(source: Source, node: Node, fallbacks: Found): void {
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

function visit(source: Source, node: Node, given: Found, fallbacks: Found): void {
  if (isObjectBindingPattern(node)) {
    addPattern(source, node, given);
  }
  addFallback(source, node, fallbacks);
  node.forEachChild((child) => visit(source, child, given, fallbacks));
}

/** Defaults that any code of the package gives to a property, whichever function it stands in. */
export function ownDefaults(source: Source, files: readonly string[]) {
  const given: Found = new Map();
  const fallbacks: Found = new Map();
  for (const name of files) {
    const file = source.project.program.getSourceFile(name);
    if (file) {
      visit(source, file, given, fallbacks);
    }
  }
  return (symbol: TsSymbol): CodeDefaults => {
    const key = keyOf(symbol) ?? '';
    return { given: given.get(key) ?? [], fallbacks: fallbacks.get(key) ?? [] };
  };
}
