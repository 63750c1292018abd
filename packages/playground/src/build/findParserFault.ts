import { parseTsx } from './parseTsx.ts';

/** A syntax error. `line` counts from 1. */
interface ParserFault {
  message: string;
  line: number;
  /** Name of a tag whose closing tag has another name. */
  tag: string | undefined;
}

/**
 * Finds the first syntax error that the compiler of examples accepts: it does not compare the names
 * of tags, so that `<A></B>` would run here, but in no app.
 * @example findParserFault('<A></B>')?.tag // 'A'
 */
export function findParserFault(source: string): ParserFault | undefined {
  const { error } = parseTsx(source);
  if (!error) {
    return undefined;
  }
  const message = String(error).replace(/^SyntaxError: | \(\d+:\d+\)$/g, '');
  return { message, line: error.loc.line, tag: /closing tag for <(.*)>/.exec(message)?.[1] };
}
