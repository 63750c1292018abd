import { type Break, findBreaks, SourceError } from '@zs-docs/api-docs/breaks';
import type { ApiHistory } from '@zs-docs/api-docs/history';
import type { VersionPair } from './upgradeLists.ts';

/** What is asked of the worker. */
export interface BreaksQuestion {
  source: string;
  history: ApiHistory;
  pair: VersionPair;
}

/** What a file came to: its breaks, the line that is no TypeScript, or that it is nested too deep. */
export type BreaksAnswer =
  | { breaks: readonly Break[] }
  | { fault: 'invalid'; line: number }
  | { fault: 'tooDeep' };

/**
 * Finds what breaks in a file between two versions. Slow for a long file.
 * @throws Error for a fault of ours
 */
export function readBreaks({ source, history, pair }: BreaksQuestion): BreaksAnswer {
  try {
    return { breaks: findBreaks(source, history, pair.from, pair.to) };
  } catch (error) {
    if (error instanceof SourceError) {
      return { fault: 'invalid', line: error.line };
    }
    // The stack ended. Firefox has a name of its own for that:
    // https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/InternalError
    if (error instanceof RangeError || (error as Error).name === 'InternalError') {
      console.error(error);
      return { fault: 'tooDeep' };
    }
    throw error;
  }
}
