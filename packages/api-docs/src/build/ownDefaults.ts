import type { Node, ObjectBindingPattern } from 'typescript/unstable/ast';
import { isObjectBindingPattern } from 'typescript/unstable/ast/is';
import type { Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Source } from './openSource.ts';
import { type CodeDefault, defaultsInPattern } from './readDefaults.ts';

function patternsIn(node: Node): ObjectBindingPattern[] {
  const found: ObjectBindingPattern[] = isObjectBindingPattern(node) ? [node] : [];
  node.forEachChild((child) => {
    found.push(...patternsIn(child));
  });
  return found;
}

/** What tells two declarations apart, whichever type they were reached through. */
function keyOf(symbol: TsSymbol): string | undefined {
  const handle = symbol.valueDeclaration ?? symbol.declarations[0];
  return handle && `${handle.path}#${handle.index}`;
}

/**
 * Defaults that any code of the package gives to a property by destructuring, for types that are
 * not the props of one component.
 */
export function ownDefaults(source: Source, files: readonly string[]) {
  const byProperty = new Map<string, CodeDefault[]>();
  for (const name of files) {
    const file = source.project.program.getSourceFile(name);
    for (const pattern of file ? patternsIn(file) : []) {
      const defaults = defaultsInPattern(source, pattern);
      const type = defaults.size > 0 ? source.checker.getTypeAtLocation(pattern) : undefined;
      const known = type && (source.checker.getNonNullableType(type) ?? type);
      for (const [property, found] of defaults) {
        const symbol = known && source.checker.getPropertyOfType(known, property);
        const key = symbol && keyOf(symbol);
        if (key) {
          byProperty.set(key, [...(byProperty.get(key) ?? []), found]);
        }
      }
    }
  }
  return (symbol: TsSymbol): readonly CodeDefault[] => byProperty.get(keyOf(symbol) ?? '') ?? [];
}
