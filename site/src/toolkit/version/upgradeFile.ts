import { book } from '@0610studio/zs-ui/facts';
import { compareVersions } from 'compare-versions';
import { releases } from '../facts/releases.ts';

/** What the page of the versions fetches to compare two of them, beside the file of the versions. */
export interface UpgradeFile {
  /** Sentences on a version, newest first; versions without any are left out. */
  changes: readonly { version: string; sentences: readonly string[] }[];
  /** Packages that a version requires in other versions than the one before, or newly; likewise. */
  peers: readonly { version: string; names: readonly string[] }[];
  /** The newest version for each SDK, at which an upgrade stops to build and look at the app, oldest first. */
  stops: readonly string[];
}

/** What readers have to know to upgrade. */
export function upgradeFile(): UpgradeFile {
  return {
    changes: releases
      .filter(({ changes }) => changes.length > 0)
      .map(({ version, changes }) => ({ version, sentences: changes })),
    peers: releases
      .filter(({ peers }) => peers.length > 0)
      .map(({ version, peers }) => ({
        version,
        names: peers.flatMap(([name, range]) => (range === null ? [] : [name])),
      })),
    stops: [...new Set(book.sdks.map(({ zsUi }) => zsUi))].sort(compareVersions),
  };
}
