import { closest, distance } from 'fastest-levenshtein';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { readTokens, type Tokens } from './codeTokens.ts';
import { readAttributes } from './jsxProps.ts';
import type { KnownProps } from './knownProps.ts';

/** A prop that its component does not take. `line` counts from 1. */
export interface UnknownProp {
  component: string;
  prop: string;
  /** The prop that was meant, as far as letters tell. */
  near?: string;
  line: number;
}

/** Props of React itself; a name with a hyphen or a colon is anybody's. */
const ALWAYS = /^(?:key|ref|children)$|[-:]/;

/** Names of the toolkit in this source, by the names they go by there. */
function importsOf(source: string, tokens: Tokens, module: string): Map<string, string> {
  const words = tokens.map(({ start, end }) => source.slice(start, end));
  const names = new Map<string, string>();
  for (const [index, word] of words.entries()) {
    if (word !== 'from' || words[index + 1]?.slice(1, -1) !== module) {
      continue;
    }
    const given = words.slice(words.lastIndexOf('import', index), index).join(' ');
    for (const [, there = '', here = there] of given.matchAll(/(\w+)(?: as (\w+))?(?= [,}])/g)) {
      names.set(here, there);
    }
  }
  return names;
}

function nearest(prop: string, known: readonly string[]): string | undefined {
  const lower = new Map(known.map((name) => [name.toLowerCase(), name]));
  const written = prop.toLowerCase();
  const found = closest(written, [...lower.keys(), '']);
  // A slip seldom changes the first letter: other words of a few letters do.
  const most = found[0] === written[0] ? Math.max(2, Math.floor(written.length / 3)) : 1;
  return distance(written, found) <= most ? lower.get(found) : undefined;
}

/** The first prop that a component of the toolkit does not take; nothing in code that cannot be read. */
export function findUnknownProp(source: string, known: KnownProps): UnknownProp | undefined {
  const tokens = readTokens(source) ?? [];
  const imports = importsOf(source, tokens, known.module);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== TokenType.jsxName || tokens[index - 1]?.type !== TokenType.jsxTagStart) {
      continue;
    }
    const component = source.slice(token.start, token.end);
    const name = imports.get(component);
    const props = name === undefined ? undefined : known.components[name];
    const unknown =
      props &&
      readAttributes(source, tokens, index + 1).find(
        ({ name: prop }) => !ALWAYS.test(prop) && !props.includes(prop),
      );
    if (unknown) {
      const near = nearest(unknown.name, props);
      const line = source.slice(0, unknown.start).split('\n').length;
      return { component, prop: unknown.name, line, ...(near !== undefined && { near }) };
    }
  }
  return undefined;
}
