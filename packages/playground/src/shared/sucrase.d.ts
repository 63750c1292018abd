// sucrase ships these modules with types kept in another folder; only what is used here is named.
declare module 'sucrase/dist/parser/index.js' {
  export interface Token {
    type: number;
    start: number;
    end: number;
  }
  export function parse(
    input: string,
    isJSXEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): { tokens: Token[] };
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export const TokenType: Record<
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
