import { CompileError, compile } from '../shared/compile.ts';
import { findFault } from '../shared/findFault.ts';
import type { SyntaxText } from '../shared/text/text.ts';

/** Code to run, or what is wrong with the source. */
export type ReaderResult = { code: string } | { message: string; line?: number };

/** Says what the compiler's words mean to a reader. */
function explain(message: string, text: SyntaxText): string {
  if (/unterminated string/i.test(message)) {
    return text.unclosedText;
  }
  if (/end of input|unterminated/i.test(message)) {
    return text.unclosed;
  }
  const expected = /expected "(.+)"/.exec(message)?.[1];
  if (expected) {
    return text.expected(expected);
  }
  if (/unexpected token/i.test(message)) {
    return text.unexpectedToken;
  }
  return /unexpected character/i.test(message) ? text.unexpectedCharacter : text.other(message);
}

/** Compiles what a reader wrote; a fault comes back in words, with its line. */
export function compileForReader(source: string, text: SyntaxText): ReaderResult {
  const fault = findFault(source);
  if (fault) {
    const { name, line } = fault;
    return { message: name === undefined ? text.unclosedText : text.duplicate(name), line };
  }
  try {
    return { code: compile(source).code };
  } catch (error) {
    if (error instanceof CompileError) {
      const message = explain(error.message, text);
      return error.line === undefined ? { message } : { message, line: error.line };
    }
    throw error;
  }
}
