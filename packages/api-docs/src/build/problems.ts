import type { SourcePlace } from '../shared/model.ts';

/** Something an author has to mend before the docs can be built. */
export interface ApiProblem {
  /** Where; none when the whole project is meant. */
  place?: SourcePlace | undefined;
  /** What happened, why, and what to do, in Korean. */
  message: string;
}

/** One line for each problem: `file:line 내용`. */
export function describeProblems(problems: readonly ApiProblem[]): string {
  const lines = problems.map(({ place, message }) =>
    place ? `${place.file}:${place.line} ${message}` : message,
  );
  return [`API 문서에서 고칠 곳이 ${problems.length}군데 있습니다.`, ...lines].join('\n');
}

/** @throws Error that names every problem, when there is one. */
export function throwProblems(problems: readonly ApiProblem[]): void {
  if (problems.length > 0) {
    throw new Error(describeProblems(problems));
  }
}
