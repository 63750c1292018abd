import { parse } from 'sucrase/dist/parser/index.js';
import { nestsTooDeep } from './nestsTooDeep.ts';

/** Pieces of a source, as the compiler sees them. */
export type Tokens = ReturnType<typeof parse>['tokens'];

/** Reads a source into pieces; nothing when it cannot be read. */
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
