import { replaceEntry } from '../../client/router/history.ts';
import { storage } from '../../client/storage.ts';
import { MY_VERSION_KEY } from '../../toolkit/version/myVersionKey.ts';

/** The versions that are compared. */
export interface VersionPair {
  from: string;
  to: string;
}

const KEYS = ['from', 'to'] as const;

/** The pair that the address names; else from the reader's version to the newest. */
export function firstPair(
  versions: readonly { version: string }[],
  usual: VersionPair,
): VersionPair {
  const named = new URLSearchParams(location.search);
  const known = (name: string | null) => versions.find(({ version }) => version === name)?.version;
  return {
    from: known(named.get('from')) ?? known(storage.get(MY_VERSION_KEY)) ?? usual.from,
    to: known(named.get('to')) ?? usual.to,
  };
}

/**
 * An address with a pair in its query.
 */
export function withPair(address: string, pair: VersionPair): URL {
  const kept = new URL(address);
  for (const key of KEYS) {
    kept.searchParams.set(key, pair[key]);
  }
  return kept;
}

/** Keeps a pair in the address, so that it can be shared. */
export function keepPair(pair: VersionPair): void {
  replaceEntry(history.state, withPair(location.href, pair));
}
