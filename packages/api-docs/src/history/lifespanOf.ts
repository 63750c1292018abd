import type { Lifespan } from '../shared/model.ts';
import { lifeAt } from './apiAt.ts';
import type { ApiHistory } from './model.ts';

/**
 * Since when and until when a version's name, or a member of it, exists; undefined if the version lacks
 * it.
 * Of a history of ZS-ui, `lifespanOf(history, '0.12.1', 'ThrottleButton')` is `{ until: '0.13.6' }`.
 */
export function lifespanOf(
  history: ApiHistory,
  version: string,
  name: string,
  member?: string,
): Lifespan | undefined {
  const entry = lifeAt(history, history.entries[name], version);
  if (!entry || member === undefined) {
    return entry && { since: entry.since, until: entry.until };
  }
  const life = lifeAt(history, entry.members?.[member], version);
  return life && { since: life.since ?? entry.since, until: life.until ?? entry.until };
}
