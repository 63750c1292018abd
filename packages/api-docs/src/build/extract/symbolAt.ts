import type { Node } from 'typescript/unstable/ast';
import { SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Source } from './openSource.ts';

/** Follows imports and re-exports to the declared symbol. */
export function followAlias({ checker }: Source, symbol: TsSymbol): TsSymbol {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The declared symbol to which an identifier refers. */
export function symbolAt(source: Source, node: Node): TsSymbol | undefined {
  const symbol = source.checker.getSymbolAtLocation(node);
  return symbol && followAlias(source, symbol);
}
