/** Something an author has to mend, with its place and the way to mend it. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** What happened and why. */
  what: string;
  /** What to do. */
  remedy: string;
}

/** One text that names every problem, for the build's error. */
export function describeProblems(problems: readonly Problem[]): string {
  return [
    `예제에서 고칠 것이 ${problems.length}개 있습니다.`,
    ...problems.map(
      ({ file, line, what, remedy }) => `\n  ${file}:${line}\n    ${what}\n    해결: ${remedy}`,
    ),
  ].join('\n');
}
