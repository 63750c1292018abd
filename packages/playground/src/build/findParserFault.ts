import { parseSync } from 'vite';

/** A syntax error of Vite's parser. `line` counts from 1. */
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
  const [fault] = parseSync('example.tsx', source, { lang: 'tsx' }).errors;
  if (!fault) {
    return undefined;
  }
  // Of two labels the later one is the error; the earlier one marks the opening tag.
  const at = Math.max(0, ...fault.labels.map(({ start }) => start));
  const tag = /closing tag for '(.+)'/.exec(fault.message)?.[1];
  return { message: fault.message, line: source.slice(0, at).split('\n').length, tag };
}
