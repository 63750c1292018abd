import type ts from 'typescript';
import type { CheckContext, RawFinding } from './CheckContext.ts';

/** What TypeScript notes down of a file's comments, without telling it in its types. */
interface Directives {
  /** Of the whole file. */
  checkJsDirective?: { enabled: boolean; pos: number };
  /** Of a line each. */
  commentDirectives?: readonly { range: ts.TextRange }[];
}

/** Comments by which code has TypeScript look away, `@ts-nocheck` and its like: nothing found there does not mean nothing wrong. */
export function unchecked({ file, text }: CheckContext): RawFinding[] {
  const { checkJsDirective, commentDirectives = [] } = file as Directives;
  const rule = 'unchecked';
  if (checkJsDirective?.enabled === false) {
    return [{ at: { start: checkJsDirective.pos }, rule, message: text.uncheckedFile }];
  }
  return commentDirectives.map(({ range }) => ({
    at: { start: range.pos },
    rule,
    message: text.uncheckedLine,
  }));
}
