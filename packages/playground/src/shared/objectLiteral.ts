import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import type { Tokens } from './codeTokens.ts';
import { type CodeValue, literalValue } from './codeValue.ts';

/** One `name: value` of an object literal. Positions are offsets in the source. */
export interface ObjectField {
  name: string;
  start: number;
  end: number;
  /** The value, if it is a literal. */
  value: CodeValue | undefined;
  /** The object, if the value is an object literal. */
  object: ObjectLiteral | undefined;
}

/** An object literal. */
export interface ObjectLiteral {
  /** Offset after its opening brace. */
  start: number;
  /** Offset of its closing brace. */
  end: number;
  fields: readonly ObjectField[];
}

const OPENS = new Set([
  TokenType.braceL,
  TokenType.dollarBraceL,
  TokenType.parenL,
  TokenType.bracketL,
]);
const CLOSES = new Set([TokenType.braceR, TokenType.parenR, TokenType.bracketR]);

/** Index of the comma or closing brace that ends the field from a token on. */
function endOfField(tokens: Tokens, from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index++) {
    const type = tokens[index]?.type ?? TokenType.eof;
    if (depth === 0 && (type === TokenType.comma || type === TokenType.braceR)) {
      return index;
    }
    depth += OPENS.has(type) ? 1 : CLOSES.has(type) ? -1 : 0;
  }
  return tokens.length - 1;
}

function readField(source: string, tokens: Tokens, from: number, end: number): ObjectField {
  const key = tokens[from];
  const last = tokens[end - 1];
  const start = key?.start ?? 0;
  const valueAt = tokens[from + 1]?.type === TokenType.colon ? from + 2 : undefined;
  const first = valueAt === undefined ? undefined : tokens[valueAt];
  return {
    name: source.slice(start, key?.end).replace(/^['"]|['"]$/g, ''),
    start,
    end: last?.end ?? start,
    value: first && literalValue(source.slice(first.start, last?.end)),
    object:
      valueAt !== undefined && first?.type === TokenType.braceL
        ? readObject(source, tokens, valueAt)
        : undefined,
  };
}

/** Reads the object literal whose opening brace is the token at `open`, without spread properties. */
export function readObject(source: string, tokens: Tokens, open: number): ObjectLiteral {
  const fields: ObjectField[] = [];
  let index = open + 1;
  while (index < tokens.length && tokens[index]?.type !== TokenType.braceR) {
    const end = endOfField(tokens, index);
    if (tokens[index]?.type !== TokenType.ellipsis) {
      fields.push(readField(source, tokens, index, end));
    }
    index = tokens[end]?.type === TokenType.comma ? end + 1 : end;
  }
  return { start: tokens[open]?.end ?? 0, end: tokens[index]?.start ?? source.length, fields };
}
