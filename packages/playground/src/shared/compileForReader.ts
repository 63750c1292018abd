import { type Compiled, CompileError, compile } from './compile.ts';
import { findSourceFault } from './findSourceFault.ts';
import { findUnclosed } from './findUnclosed.ts';
import { findUnknownOption } from './findUnknownOption.ts';
import { findUnknownProp, type UnknownProp } from './findUnknownProp.ts';
import type { KnownProps } from './knownProps.ts';
import type { Fault } from './sourceFault.ts';

/** What is wrong with a source: a known fault, or an error of the compiler. */
export type SourceProblem = { fault: Fault } | { error: CompileError };

/** Compiled code with its first unknown prop, or the problem of the source. */
export type ReaderResult = (Compiled & { unknown: UnknownProp | undefined }) | SourceProblem;

/**
 * Compiles code of a reader or an author, who get the same messages. `describeProblem` adds these, to
 * keep them out of this large chunk.
 * @param known props of the components; without it none is reported
 * @example compileForReader('let a;\nlet a;').fault // { kind: 'duplicate', what: 'a', line: 2 }
 */
export function compileForReader(source: string, known?: KnownProps): ReaderResult {
  const fault = findSourceFault(source);
  if (fault) {
    return { fault };
  }
  try {
    const compiled = compile(source);
    return {
      ...compiled,
      unknown: known && (findUnknownProp(source, known) ?? findUnknownOption(source, known)),
    };
  } catch (error) {
    if (!(error instanceof CompileError)) {
      throw error;
    }
    const isText = /unterminated string/i.test(error.message);
    const open = isText ? undefined : findUnclosed(source);
    return open ? { fault: open } : { error };
  }
}
