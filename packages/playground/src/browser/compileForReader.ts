import { CompileError, compile } from '../shared/compile.ts';
import type { Fault } from '../shared/fault.ts';
import { findFault } from '../shared/findFault.ts';
import { findOpen } from '../shared/findOpen.ts';
import { findUnknownProp } from '../shared/findUnknownProp.ts';
import type { KnownProps } from '../shared/knownProps.ts';
import type { HostText, SyntaxText } from '../shared/text/text.ts';

/** Words about a line of the source. */
export interface Remark {
  message: string;
  line?: number;
}

/** Code to run with what is odd about it, or what is wrong with the source. */
export type ReaderResult = { code: string; remark?: Remark } | Remark;

/** Says what the compiler's words mean to a reader. */
function explain(message: string, text: SyntaxText): string {
  if (/unterminated string/i.test(message)) {
    return text.faults.text('');
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

function remarkOn(source: string, text: HostText, known: KnownProps): Remark | undefined {
  const unknown = findUnknownProp(source, known);
  return (
    unknown && {
      message: text.unknownProp(unknown.component, unknown.prop, unknown.near),
      line: unknown.line,
    }
  );
}

/**
 * Compiles what a reader wrote; a fault comes back in words, with its line.
 * @param known what components take; without it no prop is unknown
 */
export function compileForReader(source: string, host: HostText, known?: KnownProps): ReaderResult {
  const { syntax: text } = host;
  const tell = ({ kind, what, line }: Fault) => ({ message: text.faults[kind](what), line });
  const fault = findFault(source);
  if (fault) {
    return tell(fault);
  }
  try {
    const { code } = compile(source);
    const remark = known && remarkOn(source, host, known);
    return remark ? { code, remark } : { code };
  } catch (error) {
    if (error instanceof CompileError) {
      const isText = /unterminated string/i.test(error.message);
      const open = isText ? undefined : findOpen(source);
      if (open) {
        return tell(open);
      }
      const message = explain(error.message, text);
      return error.line === undefined ? { message } : { message, line: error.line };
    }
    throw error;
  }
}
