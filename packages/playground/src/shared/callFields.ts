import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { readTokens } from './codeTokens.ts';
import { type CodeValue, writeString } from './codeValue.ts';
import { type ObjectField, type ObjectLiteral, readObject } from './objectLiteral.ts';

/** Finds the object that is passed to the first call of a function. */
function findArgument(source: string, name: string): ObjectLiteral | undefined {
  const tokens = readTokens(source) ?? [];
  const at = tokens.findIndex(
    (token, index) =>
      token.type === TokenType.name &&
      source.slice(token.start, token.end) === name &&
      tokens[index + 1]?.type === TokenType.parenL &&
      tokens[index + 2]?.type === TokenType.braceL,
  );
  return at < 0 ? undefined : readObject(source, tokens, at + 2);
}

const fieldOf = (object: ObjectLiteral, name: string): ObjectField | undefined =>
  object.fields.find((field) => field.name === name);

/** Follows a path of names into an object, as far as the code has it. */
function follow(object: ObjectLiteral, path: readonly string[]) {
  const rest = [...path];
  let current = object;
  for (let next = rest[0]; next !== undefined; next = rest[0]) {
    const inner = fieldOf(current, next)?.object;
    if (!inner) {
      break;
    }
    current = inner;
    rest.shift();
  }
  return { object: current, rest };
}

const writeValue = (value: CodeValue) =>
  typeof value === 'string' ? writeString(value, "'") : String(value);

/** Removes a field with its comma and the space around it. */
function remove(source: string, object: ObjectLiteral, field: ObjectField): string {
  const rest = source.slice(field.end, object.end);
  const last = /^\s*,(?=\s*\n\s*$)/.exec(rest);
  if (last) {
    return source.slice(0, field.start).trimEnd() + source.slice(field.end + last[0].length);
  }
  const after = /^\s*,\s*/.exec(rest);
  if (after) {
    return source.slice(0, field.start) + source.slice(field.end + after[0].length);
  }
  const before = source.slice(0, field.start).replace(/,?\s*$/, '');
  return before + source.slice(field.end);
}

function add(source: string, object: ObjectLiteral, text: string): string {
  const last = object.fields.at(-1);
  if (!last) {
    return `${source.slice(0, object.start)} ${text} ${source.slice(object.end)}`;
  }
  const indent = /\n[ \t]*$/.exec(source.slice(object.start, last.start))?.[0];
  return `${source.slice(0, last.end)},${indent ?? ' '}${text}${source.slice(last.end)}`;
}

/**
 * Reads the fields of the object that is passed to the first call of a function, or of an object
 * inside it. An expression is read as undefined. Returns undefined when the code has no such call.
 * @param path names that lead to the inner object; one that the code lacks has no fields
 * @example readFields('open({ size: { min: 1 } })', 'open', ['size']) // new Map([['min', 1]])
 */
export function readFields(
  source: string,
  call: string,
  path: readonly string[],
): Map<string, CodeValue | undefined> | undefined {
  const argument = findArgument(source, call);
  if (!argument) {
    return undefined;
  }
  const { object, rest } = follow(argument, path);
  return new Map(rest.length > 0 ? [] : object.fields.map(({ name, value }) => [name, value]));
}

/**
 * Writes one field of the object that is passed to the first call of a function, or of an object
 * inside it, which is created if it is missing.
 * @param value undefined removes the field
 * @returns the new source; undefined when the code has no such call
 * @example writeField('open({ a: 1 })', 'open', [], 'a', 2) // 'open({ a: 2 })'
 */
export function writeField(
  source: string,
  call: string,
  path: readonly string[],
  name: string,
  value: CodeValue | undefined,
): string | undefined {
  const argument = findArgument(source, call);
  if (!argument) {
    return undefined;
  }
  const { object, rest } = follow(argument, path);
  const there = rest.length === 0 ? fieldOf(object, name) : undefined;
  if (there) {
    return value === undefined
      ? remove(source, object, there)
      : `${source.slice(0, there.start)}${name}: ${writeValue(value)}${source.slice(there.end)}`;
  }
  if (value === undefined) {
    return source;
  }
  const text = rest.reduceRight(
    (inner, outer) => `${outer}: { ${inner} }`,
    `${name}: ${writeValue(value)}`,
  );
  return add(source, object, text);
}
