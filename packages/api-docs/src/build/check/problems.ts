import type { SourcePlace } from '../../shared/model.ts';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/messages.ts';

/** Something to mend before the docs can be built. */
export interface ApiProblem {
  /** Where; none when the whole project is meant. */
  place?: SourcePlace | undefined;
  /** What happened, why, and what to do. */
  message: string;
}

/** One line for each problem: `file:line message`. */
export function describeProblems(problems: readonly ApiProblem[], messages: Messages = en): string {
  const lines = problems.map(({ place, message }) =>
    place ? `${place.file}:${place.line} ${message}` : message,
  );
  return [messages.problems(problems.length), ...lines].join('\n');
}

/** @throws Error that names every problem, when there is one. */
export function throwProblems(problems: readonly ApiProblem[], messages: Messages = en): void {
  if (problems.length > 0) {
    throw new Error(describeProblems(problems, messages));
  }
}
