import { CompileError, compile } from '../shared/compile.ts';
import type { Fault } from '../shared/fault.ts';
import { findFault } from '../shared/findFault.ts';
import { findOpen } from '../shared/findOpen.ts';
import { findUnknownProp, type UnknownProp } from '../shared/findUnknownProp.ts';
import type { KnownProps } from '../shared/knownProps.ts';

/** What is wrong with a source: a fault that is known, or what the compiler says. */
export type Wrong = { fault: Fault } | { error: CompileError };

/** Code to run with a prop that is odd about it, or what is wrong with the source. */
export type ReaderResult = { code: string; unknown: UnknownProp | undefined } | Wrong;

/**
 * Compiles what a reader wrote. What a reader is told of a fault comes with the phone: this part of
 * the script is large enough.
 * @param known what components take; without it no prop is unknown
 */
export function compileForReader(source: string, known?: KnownProps): ReaderResult {
  const fault = findFault(source);
  if (fault) {
    return { fault };
  }
  try {
    const { code } = compile(source);
    return { code, unknown: known && findUnknownProp(source, known) };
  } catch (error) {
    if (!(error instanceof CompileError)) {
      throw error;
    }
    const isText = /unterminated string/i.test(error.message);
    const open = isText ? undefined : findOpen(source);
    return open ? { fault: open } : { error };
  }
}
