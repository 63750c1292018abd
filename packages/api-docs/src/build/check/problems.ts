import type { SourcePlace } from '../../shared/model.ts';
import { messages } from '../messages.ts';

/** An error in the code, the API file or a page that stops the build. */
export interface ApiProblem {
  /** Position; none for a problem of the whole project. */
  place?: SourcePlace | undefined;
  /** What happened, why, and what to do. */
  message: string;
}

/**
 * Formats problems as a count and one line each: `file:line message`.
 * @example describeProblems([{ place: { file: 'src/Box.tsx', line: 3 }, message: 'Box has no description.' }]) // 'API 문서에서 수정할 항목이 1개 있습니다.\nsrc/Box.tsx:3 Box has no description.'
 */
export function describeProblems(problems: readonly ApiProblem[]): string {
  const lines = problems.map(({ place, message }) =>
    place ? `${place.file}:${place.line} ${message}` : message,
  );
  return [messages.problemCount(problems.length), ...lines].join('\n');
}
