import { nearNames } from '@zs-docs/words';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { readTokens, type Tokens } from './codeTokens.ts';
import { readAttributes } from './jsxProps.ts';
import type { KnownProps } from './knownProps.ts';

/** A prop that its component does not have, or an option that a call does not take. `line` counts from 1. */
export interface UnknownProp {
  component: string;
  prop: string;
  /** Known prop that is spelled like it. */
  near?: string;
  line: number;
}

/** Props that are allowed on every component: those of React, `data-*`, `aria-*`. */
const COMMON_PROPS = /^(?:key|ref|children)$|[-:]/;

/** Imported names of the toolkit, by their local names. */
export function importsOf(source: string, tokens: Tokens, module: string): Map<string, string> {
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

/**
 * Finds the first unknown prop on a component of the toolkit; undefined in code that cannot be parsed.
 * @example findUnknownProp("import { A } from 'ui';\n<A labl />;", { module: 'ui', components: { A: ['label'] } }) // { component: 'A', prop: 'labl', line: 2, near: 'label' }
 */
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
        ({ name: prop }) => !COMMON_PROPS.test(prop) && !props.includes(prop),
      );
    if (unknown) {
      const [near] = nearNames(unknown.name, props);
      const line = source.slice(0, unknown.start).split('\n').length;
      return { component, prop: unknown.name, line, ...(near !== undefined && { near }) };
    }
  }
  return undefined;
}
