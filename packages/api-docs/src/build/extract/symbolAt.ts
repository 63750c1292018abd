import type { Node } from 'typescript/unstable/ast';
import { SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Source } from './openSource.ts';

/** The symbol itself, with imports and re-exports followed to where it is declared. */
export function followAlias({ checker }: Source, symbol: TsSymbol): TsSymbol {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** What a name in the source means. */
export function symbolAt(source: Source, node: Node): TsSymbol | undefined {
  const symbol = source.checker.getSymbolAtLocation(node);
  return symbol && followAlias(source, symbol);
}
