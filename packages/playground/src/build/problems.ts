import type { Advice, Messages } from './messages/messages.ts';

/** Something an author has to mend, with its place and the way to mend it. */
export interface Problem extends Advice {
  /** Path from the root. */
  file: string;
  line: number;
}

/** One text that names every problem, for the build's error. */
export function describeProblems(problems: readonly Problem[], messages: Messages): string {
  return [
    messages.problems(problems.length),
    ...problems.map(
      ({ file, line, what, remedy }) =>
        `\n  ${file}:${line}\n    ${what}\n    ${messages.remedy(remedy)}`,
    ),
  ].join('\n');
}
