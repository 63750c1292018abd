import { parseSync } from 'vite';

/** What a parser has against a source, and on which line, from 1. */
interface ParserFault {
  message: string;
  line: number;
  /** The name of a tag that another one closes. */
  tag: string | undefined;
}

/**
 * The first fault of a source that compiles: the compiler of examples does not compare the names of
 * tags, so that `<A></B>` would run here and nowhere else.
 * @example findParserFault('<A></B>')?.tag // 'A'
 */
export function findParserFault(source: string): ParserFault | undefined {
  const [fault] = parseSync('example.tsx', source, { lang: 'tsx' }).errors;
  if (!fault) {
    return undefined;
  }
  // Of two labels the later one is at fault: the earlier one marks the opening.
  const at = Math.max(0, ...fault.labels.map(({ start }) => start));
  const tag = /closing tag for '(.+)'/.exec(fault.message)?.[1];
  return { message: fault.message, line: source.slice(0, at).split('\n').length, tag };
}
