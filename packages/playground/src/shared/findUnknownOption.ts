import { nearNames } from '@zs-docs/words';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { readTokens } from './codeTokens.ts';
import { importsOf, type UnknownProp } from './findUnknownProp.ts';
import type { KnownProps } from './knownProps.ts';
import { type ObjectLiteral, readObject } from './objectLiteral.ts';

/** What stands before the name of a method: no field. */
const NO_FIELD = /^(?:async|get|set)$|\W/;

/** The first field that its place lacks, of an object and of those inside it. */
function unknownIn(
  object: ObjectLiteral,
  place: string,
  places: KnownProps['components'],
): { place: string; name: string; start: number } | undefined {
  const names = places[place];
  if (!names) {
    return undefined;
  }
  for (const { name, start, object: inner } of object.fields) {
    if (!NO_FIELD.test(name) && !names.includes(name)) {
      return { place, name, start };
    }
    const unknown = inner && unknownIn(inner, `${place}.${name}`, places);
    if (unknown) {
      return unknown;
    }
  }
  return undefined;
}

/** Whether the code declares a function of this name itself, or has it from a call of other code. */
function isOfOthers(name: string, source: string, imports: ReadonlyMap<string, string>): boolean {
  const declared = new RegExp(`\\b(?:function|const|let|var)\\s+${name}\\b`);
  const [, giver] =
    new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*=\\s*(\\w+)\\s*\\(`).exec(source) ?? [];
  return declared.test(source) || (giver !== undefined && !imports.has(giver));
}

/**
 * Finds the first unknown option of a call of the toolkit; undefined in code that cannot be parsed, or
 * that has a function of that name from elsewhere.
 * @example findUnknownOption("import { use } from 'ui';\nopen({ titel: 1 });", { module: 'ui', components: { 'open()': ['title'] } }) // { component: 'open()', prop: 'titel', line: 2, near: 'title' }
 */
export function findUnknownOption(source: string, known: KnownProps): UnknownProp | undefined {
  const tokens = readTokens(source) ?? [];
  const imports = importsOf(source, tokens, known.module);
  if (imports.size === 0) {
    return undefined;
  }
  for (const [index, { type, start, end }] of tokens.entries()) {
    const name = source.slice(start, end);
    const isCall =
      type === TokenType.name &&
      `${name}()` in known.components &&
      tokens[index + 1]?.type === TokenType.parenL &&
      tokens[index + 2]?.type === TokenType.braceL;
    if (!isCall || isOfOthers(name, source, imports)) {
      continue;
    }
    const argument = readObject(source, tokens, index + 2);
    const unknown = unknownIn(argument, `${name}()`, known.components);
    if (unknown) {
      const [near] = nearNames(unknown.name, known.components[unknown.place] ?? []);
      const line = source.slice(0, unknown.start).split('\n').length;
      const { place: component, name: prop } = unknown;
      return { component, prop, line, ...(near !== undefined && { near }) };
    }
  }
  return undefined;
}
