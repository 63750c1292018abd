import type { SourceProblem } from './compileForReader.ts';
import type { UnknownProp } from './findUnknownProp.ts';
import type { HostText, SyntaxText } from './text/ko.ts';

/** Message about a line of the source. */
export interface ProblemText {
  message: string;
  line?: number | undefined;
}

/** Explains a message of the compiler. */
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

/**
 * Describes a problem of a source.
 * @example describeProblem({ error: { message: 'Unexpected token', line: 2 } }, { unexpectedToken: 'Typo.' }) // { message: 'Typo.', line: 2 }
 */
export function describeProblem(wrong: SourceProblem, text: SyntaxText): ProblemText {
  if ('fault' in wrong) {
    const { kind, what, line } = wrong.fault;
    return { message: text.faults[kind](what), line };
  }
  const { message, line } = wrong.error;
  return { message: explain(message, text), line };
}

/**
 * Describes the unknown prop of a source that compiles; undefined without one.
 * @example describeUnknownProp({ unknown: { component: 'A', prop: 'labl', line: 2 } }, { unknownProp: (component, prop) => `${component} has no ${prop}.` }) // { message: 'A has no labl.', line: 2 }
 */
export function describeUnknownProp(
  { unknown }: { unknown?: UnknownProp | undefined },
  text: HostText,
): ProblemText | undefined {
  return (
    unknown && {
      message: text.unknownProp(unknown.component, unknown.prop, unknown.near),
      line: unknown.line,
    }
  );
}
