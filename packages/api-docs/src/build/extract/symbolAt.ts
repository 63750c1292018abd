import ts from 'typescript';
import type { Source } from './openSource.ts';

/** Follows imports and re-exports to the declared symbol. */
export function followAlias({ checker }: Source, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The declared symbol to which an identifier refers. */
export function symbolAt(source: Source, node: ts.Node): ts.Symbol | undefined {
  const symbol = source.checker.getSymbolAtLocation(node);
  return symbol && followAlias(source, symbol);
}
