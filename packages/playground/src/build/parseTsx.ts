import { type ParseError, parse } from '@babel/parser';
import type { Statement } from '@babel/types';

/** What was read of a source, and its first syntax error. */
export interface ParsedTsx {
  body: readonly Statement[];
  error?: ParseError | undefined;
}

/**
 * Parses TSX as far as its syntax allows.
 * @example parseTsx('let a;').body.length // 1
 * parseTsx('let a = ;').error.loc.line // 1
 */
export function parseTsx(source: string): ParsedTsx {
  try {
    const { program, errors } = parse(source, {
      sourceType: 'module',
      plugins: ['typescript', 'jsx'],
      errorRecovery: true,
    });
    return { body: program.body, error: errors?.[0] };
  } catch (error) {
    // Whatever it cannot read on from is thrown, with its place.
    if (error instanceof SyntaxError) {
      return { body: [], error: error as ParseError };
    }
    throw error;
  }
}
