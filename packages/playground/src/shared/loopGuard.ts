import { parse } from 'sucrase/dist/parser/index.js';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';

interface Insertion {
  at: number;
  text: string;
}

interface Header {
  open: number;
  close: number;
  semicolons: number[];
}

type Tokens = ReturnType<typeof parse>['tokens'];

function readHeader(tokens: Tokens, from: number): Header | undefined {
  let open = from;
  while (open < tokens.length && tokens[open]?.type !== TokenType.parenL) {
    open++;
  }
  let depth = 0;
  const semicolons: number[] = [];
  for (let index = open; index < tokens.length; index++) {
    const type = tokens[index]?.type;
    if (
      type === TokenType.parenL ||
      type === TokenType.braceL ||
      type === TokenType.bracketL ||
      type === TokenType.dollarBraceL
    ) {
      depth++;
    } else if (
      type === TokenType.parenR ||
      type === TokenType.braceR ||
      type === TokenType.bracketR
    ) {
      depth--;
      if (depth === 0) {
        return { open, close: index, semicolons };
      }
    } else if (type === TokenType.semi && depth === 1) {
      semicolons.push(index);
    }
  }
  return undefined;
}

function guardFor(tokens: Tokens, header: Header): Insertion | undefined {
  const second = header.semicolons[1];
  if (second !== undefined) {
    const empty = second + 1 === header.close;
    return { at: tokens[second]?.end ?? 0, text: empty ? '__guard()' : '__guard(),' };
  }
  const body = tokens[header.close + 1];
  if (!body) {
    return undefined;
  }
  // With an `else`, so that an `else` after the loop does not belong to this `if`.
  return body.type === TokenType.braceL
    ? { at: body.end, text: '__guard();' }
    : { at: body.start, text: 'if(__guard(),0);else ' };
}

/**
 * Inserts a call of `__guard` into every loop, so that the frame can stop an endless one. Line numbers
 * stay the same. Source that cannot be parsed is returned unchanged: the compiler reports the error.
 * @example guardLoops('while (a) b();') // 'while (__guard(),a) b();'
 */
export function guardLoops(source: string): string {
  let tokens: Tokens;
  try {
    tokens = parse(source, true, true, false).tokens;
  } catch {
    return source;
  }
  const insertions: Insertion[] = [];
  tokens.forEach((token, index) => {
    if (token.type !== TokenType._while && token.type !== TokenType._for) {
      return;
    }
    const header = readHeader(tokens, index);
    if (!header) {
      return;
    }
    const insertion =
      token.type === TokenType._while
        ? { at: tokens[header.open]?.end ?? 0, text: '__guard(),' }
        : guardFor(tokens, header);
    if (insertion) {
      insertions.push(insertion);
    }
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}
