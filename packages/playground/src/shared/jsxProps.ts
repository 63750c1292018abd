import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { readTokens, type Tokens } from './codeTokens.ts';
import { type CodeValue, literalValue, writeString } from './codeValue.ts';

interface Attribute {
  name: string;
  start: number;
  end: number;
  /** The value when it is written as a literal. */
  value: CodeValue | undefined;
}

interface OpeningTag {
  /** End of the component's name. */
  nameEnd: number;
  attributes: Attribute[];
}

/** Reads a quoted attribute, which has no escapes; undefined where it has entities. */
function attributeValue(code: string): CodeValue | undefined {
  if (code.startsWith('{')) {
    return literalValue(code.slice(1, -1).trim());
  }
  return /^(["'])([^&\n]*)\1$/.exec(code)?.[2];
}

/** Index of the token after a value in braces that opens at `open`. */
function afterBraces(tokens: Tokens, open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    const type = tokens[index]?.type;
    if (type === TokenType.braceL || type === TokenType.dollarBraceL) {
      depth++;
    } else if (type === TokenType.braceR && --depth === 0) {
      return index + 1;
    }
  }
  return tokens.length;
}

/** Reads the attributes from a token to the end of their tag. */
export function readAttributes(source: string, tokens: Tokens, from: number): Attribute[] {
  const attributes: Attribute[] = [];
  let index = from;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token?.type === TokenType.braceL) {
      index = afterBraces(tokens, index);
    } else if (token?.type === TokenType.jsxName) {
      const name = source.slice(token.start, token.end);
      if (tokens[index + 1]?.type !== TokenType.eq) {
        attributes.push({ name, start: token.start, end: token.end, value: true });
        index++;
        continue;
      }
      const valueAt = index + 2;
      const inBraces = tokens[valueAt]?.type === TokenType.braceL;
      index = inBraces ? afterBraces(tokens, valueAt) : valueAt + 1;
      const end = tokens[index - 1]?.end ?? token.end;
      const value = attributeValue(source.slice(tokens[valueAt]?.start ?? end, end));
      attributes.push({ name, start: token.start, end, value });
    } else {
      break;
    }
  }
  return attributes;
}

function findTag(source: string, component: string): OpeningTag | undefined {
  const tokens = readTokens(source);
  if (!tokens) {
    return undefined;
  }
  const at = tokens.findIndex(
    (token, index) =>
      token.type === TokenType.jsxName &&
      tokens[index - 1]?.type === TokenType.jsxTagStart &&
      source.slice(token.start, token.end) === component,
  );
  const name = tokens[at];
  return name && { nameEnd: name.end, attributes: readAttributes(source, tokens, at + 1) };
}

function write(name: string, value: CodeValue): string {
  if (value === true) {
    return name;
  }
  if (typeof value !== 'string') {
    return `${name}={${value}}`;
  }
  return /["\\{}<>&\p{Cc}\p{Cs}]/u.test(value)
    ? `${name}={${writeString(value, '"')}}`
    : `${name}="${value}"`;
}

/**
 * Reads the props of the first element of a component. An expression is read as undefined. Returns
 * undefined when there is no such element or the source cannot be parsed.
 * @example readProps('<A on={x} size={2} />', 'A') // new Map([['on', undefined], ['size', 2]])
 */
export function readProps(
  source: string,
  component: string,
): Map<string, CodeValue | undefined> | undefined {
  const tag = findTag(source, component);
  return tag && new Map(tag.attributes.map(({ name, value }) => [name, value]));
}

/**
 * Writes one prop of the first element of a component.
 * @param value undefined removes the prop
 * @returns the new source; undefined when there is no such element or the source cannot be parsed
 * @example writeProp('<A size={2} />', 'A', 'size', undefined) // '<A />'
 */
export function writeProp(
  source: string,
  component: string,
  prop: string,
  value: CodeValue | undefined,
): string | undefined {
  const tag = findTag(source, component);
  if (!tag) {
    return undefined;
  }
  const there = tag.attributes.find(({ name }) => name === prop);
  if (there && value !== undefined) {
    return source.slice(0, there.start) + write(prop, value) + source.slice(there.end);
  }
  if (there) {
    const before = source.slice(0, there.start).trimEnd();
    return before + source.slice(there.end);
  }
  if (value === undefined) {
    return source;
  }
  const gap = /^\s*\n\s*/.exec(source.slice(tag.nameEnd));
  const space = gap && tag.attributes.length > 0 ? gap[0] : ' ';
  return source.slice(0, tag.nameEnd) + space + write(prop, value) + source.slice(tag.nameEnd);
}
