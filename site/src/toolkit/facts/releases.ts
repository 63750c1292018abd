import { book } from '@0610studio/zs-ui/facts';
import { siteConfig } from '../../site.config.ts';

/** One version of the published package. */
export interface Release {
  version: string;
  /** `2025-10-14`. */
  date: string;
  /** Address of the commit that set the version. */
  commitUrl: string;
  commit: string;
  /** Peer ranges that changed: the new range, null where the peer is gone. */
  peers: readonly (readonly [name: string, range: string | null])[];
  added: readonly string[];
  removed: readonly string[];
  touched: readonly string[];
  /** What changed for readers, in Korean. */
  changes: readonly string[];
}

/** Every version, newest first. */
export const releases: readonly Release[] = book.releases
  .map(({ peers, ...release }) => ({
    ...release,
    peers: Object.entries(peers),
    commitUrl: `${siteConfig.repository}/commit/${release.commit}`,
    changes: book.changes[release.version] ?? [],
  }))
  .reverse();

/** Anchor of a version on the page: `v0-12-2`. */
export const releaseId = (version: string) => `v${version.replaceAll('.', '-')}`;
