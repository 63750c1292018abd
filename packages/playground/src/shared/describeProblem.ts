import type { ReaderResult, SourceProblem } from './compileForReader.ts';
import type { HostText, SyntaxText } from './text/text.ts';

/** Text about a line of the source. */
export interface ProblemText {
  message: string;
  line?: number | undefined;
}

/** Translates a message of the compiler. */
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

/** Describes in the reader's language what is wrong with a source. */
export function describeProblem(wrong: SourceProblem, text: SyntaxText): ProblemText {
  if ('fault' in wrong) {
    const { kind, what, line } = wrong.fault;
    return { message: text.faults[kind](what), line };
  }
  const { message, line } = wrong.error;
  return { message: explain(message, text), line };
}

/** Describes an unknown prop in code that runs, if there is one. */
export function describeUnknownProp(
  { unknown }: Extract<ReaderResult, { code: string }>,
  text: HostText,
): ProblemText | undefined {
  return (
    unknown && {
      message: text.unknownProp(unknown.component, unknown.prop, unknown.near),
      line: unknown.line,
    }
  );
}
