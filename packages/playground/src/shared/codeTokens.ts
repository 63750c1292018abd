import { parse } from 'sucrase/dist/parser/index.js';
import { nestsTooDeep } from './nestsTooDeep.ts';

/** Tokens of a source. */
export type Tokens = ReturnType<typeof parse>['tokens'];

/**
 * Tokenizes a source; undefined when it cannot be parsed.
 * @example readTokens('const a = ;') // undefined
 */
export function readTokens(source: string): Tokens | undefined {
  if (nestsTooDeep(source)) {
    return undefined;
  }
  try {
    return parse(source, true, true, false).tokens;
  } catch {
    return undefined;
  }
}
