import { releases } from '../facts/releases.ts';

/** What the page of the versions fetches to compare two of them, beside the file of the versions. */
export interface UpgradeFile {
  /** Sentences on a version, newest first; versions without any are left out. */
  changes: readonly { version: string; sentences: readonly string[] }[];
}

/** What readers have to know to upgrade. */
export function upgradeFile(): UpgradeFile {
  return {
    changes: releases
      .filter(({ changes }) => changes.length > 0)
      .map(({ version, changes }) => ({ version, sentences: changes })),
  };
}
