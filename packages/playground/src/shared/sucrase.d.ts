// sucrase ships these modules with types kept in another folder; only what is used here is named.
declare module 'sucrase/dist/parser/index.js' {
  export interface Token {
    type: number;
    start: number;
    end: number;
    isType: boolean;
    /** Role of an identifier; null for other tokens. */
    identifierRole: number | null;
  }
  /** First token, and the token after the last. */
  export interface Scope {
    startTokenIndex: number;
    endTokenIndex: number;
  }
  export function parse(
    input: string,
    isJSXEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): { tokens: Token[]; scopes: Scope[] };
}

declare module 'sucrase/dist/parser/traverser/base.js' {
  import type { Token } from 'sucrase/dist/parser/index.js';

  /** Offset of the parser, or where it failed. */
  export let state: { tokens: Token[] };
}

declare module 'sucrase/dist/parser/tokenizer/index.js' {
  export const IdentifierRole: Record<
    | 'TopLevelDeclaration'
    | 'FunctionScopedDeclaration'
    | 'BlockScopedDeclaration'
    | 'ObjectShorthandTopLevelDeclaration'
    | 'ObjectShorthandFunctionScopedDeclaration'
    | 'ObjectShorthandBlockScopedDeclaration'
    | 'ImportDeclaration',
    number
  >;
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export const TokenType: Record<
    | '_default'
    | '_export'
    | '_for'
    | '_while'
    | 'parenL'
    | 'parenR'
    | 'braceL'
    | 'braceR'
    | 'bracketL'
    | 'bracketR'
    | 'dollarBraceL'
    | 'semi'
    | 'jsxTagStart'
    | 'jsxTagEnd'
    | 'jsxName'
    | 'jsxText'
    | 'slash'
    | 'string'
    | 'eq'
    | 'eof'
    | 'dot'
    | 'name'
    | 'comma'
    | 'colon'
    | 'ellipsis',
    number
  >;
}
