import { type Compiled, CompileError, compile } from './compile.ts';
import { findSourceFault } from './findSourceFault.ts';
import { findUnclosed } from './findUnclosed.ts';
import { findUnknownProp, type UnknownProp } from './findUnknownProp.ts';
import type { KnownProps } from './knownProps.ts';
import type { Fault } from './sourceFault.ts';

/** What is wrong with a source: a known fault, or an error of the compiler. */
export type SourceProblem = { fault: Fault } | { error: CompileError };

/** Code to run with a prop that is odd about it, or what is wrong with the source. */
export type ReaderResult = (Compiled & { unknown: UnknownProp | undefined }) | SourceProblem;

/**
 * Compiles what a reader or an author wrote: both are told the same. Texts about faults are in the phone's chunk: this one is large enough.
 * @param known what components take; without it no prop is unknown
 */
export function compileForReader(source: string, known?: KnownProps): ReaderResult {
  const fault = findSourceFault(source);
  if (fault) {
    return { fault };
  }
  try {
    const compiled = compile(source);
    return { ...compiled, unknown: known && findUnknownProp(source, known) };
  } catch (error) {
    if (!(error instanceof CompileError)) {
      throw error;
    }
    const isText = /unterminated string/i.test(error.message);
    const open = isText ? undefined : findUnclosed(source);
    return open ? { fault: open } : { error };
  }
}
