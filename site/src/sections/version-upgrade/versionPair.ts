import { storage } from '../../client/storage.ts';
import { MY_VERSION_KEY } from '../../toolkit/version/myVersionKey.ts';
import type { VersionFile } from '../../toolkit/version/versionFile.ts';

/** The versions that are compared. */
export interface VersionPair {
  from: string;
  to: string;
}

const KEYS = ['from', 'to'] as const;

/** What the page brings of the versions. */
export interface KnownVersions {
  /** Newest first. */
  versions: readonly { version: string; date: string }[];
  /** What is compared where nothing is chosen. */
  usual: VersionPair;
}

/** All versions, and the usual way: from the version for the oldest SDK to the newest. */
export function knownVersions({ versions, sdks }: VersionFile): KnownVersions {
  const to = versions[0]?.version ?? '';
  return {
    versions: versions.map(({ version, date }) => ({ version, date })),
    usual: { from: sdks[0]?.version ?? to, to },
  };
}

/** The pair that the address names; else from the reader's version to the newest. */
export function firstPair({ versions, usual }: KnownVersions): VersionPair {
  const named = new URLSearchParams(location.search);
  const known = (name: string | null) => versions.find(({ version }) => version === name)?.version;
  return {
    from: known(named.get('from')) ?? known(storage.get(MY_VERSION_KEY)) ?? usual.from,
    to: known(named.get('to')) ?? usual.to,
  };
}

/** An address with a pair in its query. */
export function keptIn(address: URL, pair: VersionPair): URL {
  for (const key of KEYS) {
    address.searchParams.set(key, pair[key]);
  }
  return address;
}

/** Keeps a pair in the address, so that it can be shared. */
export function keepPair(pair: VersionPair): void {
  history.replaceState(history.state, '', keptIn(new URL(location.href), pair));
}
