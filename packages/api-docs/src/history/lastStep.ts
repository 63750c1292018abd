import { orderOf } from './apiAt.ts';
import type { ApiHistory, Life } from './model.ts';

/** Versions at which something began, ended, or changed a fact. */
const stepsOf = (lives: readonly Life<object>[], fact: string): string[] =>
  lives.flatMap(({ since, until, changes = [] }) => [
    ...(since === undefined ? [] : [since]),
    ...changes.filter((change) => fact in change).map(({ version }) => version),
    ...(until === undefined ? [] : [until]),
  ]);

/**
 * The last version after the earlier of two, and not after the later, in which a fact changed.
 * @param lives of what has the fact, and of what contains it
 */
export function lastStep(
  history: ApiHistory,
  [from, to]: readonly [string, string],
  fact: string,
  lives: readonly Life<object>[],
): string {
  const [one, other] = [orderOf(history, from), orderOf(history, to)];
  const orders = stepsOf(lives, fact)
    .map((step) => orderOf(history, step))
    .filter((order) => order > Math.min(one, other) && order <= Math.max(one, other));
  return history.versions[Math.max(...orders)] ?? to;
}
