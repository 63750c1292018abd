import type { Advice, Messages } from './messages/ko.ts';

/** A mistake of an author, with its place and remedy. */
export interface Problem extends Advice {
  /** Path below the root. */
  file: string;
  line: number;
}

/**
 * Formats all problems as one message, for the error of the build.
 * @example describeProblems([{ file: 'a.tsx', line: 1, what: 'What.', remedy: 'How.' }], { problems: String, remedy: String }) // '1\n\n  a.tsx:1\n    What.\n    How.'
 */
export function describeProblems(problems: readonly Problem[], messages: Messages): string {
  return [
    messages.problems(problems.length),
    ...problems.map(
      ({ file, line, what, remedy }) =>
        `\n  ${file}:${line}\n    ${what}\n    ${messages.remedy(remedy)}`,
    ),
  ].join('\n');
}
