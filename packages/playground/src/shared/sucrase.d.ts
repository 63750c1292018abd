// sucrase ships these modules with types kept in another folder; only what is used here is named.
declare module 'sucrase/dist/parser/index.js' {
  export interface Token {
    type: number;
    start: number;
    end: number;
    isType: boolean;
    /** What a name does where it stands; null for what is no name. */
    identifierRole: number | null;
  }
  /** From one token to before another. */
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

  /** Where the parser stands, or stood when it gave up. */
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
