import { compareVersions } from 'compare-versions';
import type { Lifespan } from '../shared/model.ts';
import { lifeAt } from './apiAt.ts';
import type { ApiHistory, EntryFacts, Life, MemberFacts } from './model.ts';

/**
 * Whether a version has what exists since one version, and until another.
 * @example isThere({ since: '0.12.5', until: '0.13.6' }, '0.13.6') // false
 */
export const isThere = ({ since, until }: Lifespan, version: string): boolean =>
  (since === undefined || compareVersions(since, version) <= 0) &&
  (until === undefined || compareVersions(version, until) < 0);

/** First version in which something was marked as deprecated. */
function deprecatedSince(
  { versions }: ApiHistory,
  { since = versions[0], facts, changes = [] }: Life<EntryFacts | MemberFacts>,
): string | undefined {
  return facts.deprecated === undefined
    ? changes.find(({ deprecated }) => typeof deprecated === 'string')?.version
    : since;
}

/**
 * Since when and until when a version's name, or a member of it, exists, and since when it is deprecated;
 * undefined if the version lacks it.
 * Of a history of ZS-ui, `lifespanOf(history, '0.12.1', 'ThrottleButton')` is `{ until: '0.13.6' }`.
 */
export function lifespanOf(
  history: ApiHistory,
  version: string,
  name: string,
  member?: string,
): Lifespan | undefined {
  const entry = lifeAt(history, history.entries[name], version);
  const life = member === undefined ? entry : lifeAt(history, entry?.members?.[member], version);
  return (
    life && {
      since: life.since ?? entry?.since,
      until: life.until ?? entry?.until,
      deprecated: deprecatedSince(history, life),
    }
  );
}
