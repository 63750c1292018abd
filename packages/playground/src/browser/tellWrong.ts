import type { HostText, SyntaxText } from '../shared/text/text.ts';
import type { ReaderResult, Wrong } from './compileForReader.ts';

/** Words about a line of the source. */
export interface Remark {
  message: string;
  line?: number | undefined;
}

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

/** Says what is wrong with a source, and on which line. */
export function tellWrong(wrong: Wrong, text: SyntaxText): Remark {
  if ('fault' in wrong) {
    const { kind, what, line } = wrong.fault;
    return { message: text.faults[kind](what), line };
  }
  const { message, line } = wrong.error;
  return { message: explain(message, text), line };
}

/** Says what is odd about code that runs, if anything is. */
export function tellOdd(
  { unknown }: Extract<ReaderResult, { code: string }>,
  text: HostText,
): Remark | undefined {
  return (
    unknown && {
      message: text.unknownProp(unknown.component, unknown.prop, unknown.near),
      line: unknown.line,
    }
  );
}
