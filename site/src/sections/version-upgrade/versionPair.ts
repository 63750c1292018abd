import { storage } from '../../client/storage.ts';
import { MY_VERSION_KEY } from '../../toolkit/version/myVersionKey.ts';

/** The versions that are compared. */
export interface VersionPair {
  from: string;
  to: string;
}

const KEYS = ['from', 'to'] as const;

/**
 * The pair that the address names; else from the reader's version, or the documented one, to the newest.
 * @param versions newest first
 */
export function firstPair(versions: readonly string[], documented: string): VersionPair {
  const named = new URLSearchParams(location.search);
  const known = (version: string | null) =>
    version !== null && versions.includes(version) ? version : undefined;
  return {
    from: known(named.get('from')) ?? known(storage.get(MY_VERSION_KEY)) ?? documented,
    to: known(named.get('to')) ?? versions[0] ?? documented,
  };
}

/** Keeps a pair in the address, so that it can be shared. */
export function keepPair(pair: VersionPair): void {
  const address = new URL(location.href);
  for (const key of KEYS) {
    address.searchParams.set(key, pair[key]);
  }
  history.replaceState(history.state, '', address);
}
