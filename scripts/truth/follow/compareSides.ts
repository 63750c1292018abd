import { isDeepStrictEqual } from 'node:util';
import type { Row } from './list.ts';
import { literalRows } from './literalRows.ts';
import { withoutNewNames } from './newNames.ts';
import { readSide, type Side } from './readSide.ts';
import { type SideChanges, sideChanges } from './sideChanges.ts';
import { type ChangedFile, changedFiles } from './sourceDiff.ts';

/** Two versions, and what the newer one has otherwise. */
export interface Compared {
  before: Side;
  after: Side;
  changes: SideChanges;
  changed: readonly ChangedFile[];
  literals: readonly Row[];
}

/** The manifest as a file that changed, for the notes that name it, if it requires something else. */
const changedManifest = (before: Side, after: Side): ChangedFile[] =>
  isDeepStrictEqual(before.manifest.peerDependencies, after.manifest.peerDependencies)
    ? []
    : [{ path: 'package.json', what: 'changed', hunks: [], imports: [], moved: [] }];

/**
 * Reads two versions and compares them.
 * @param older folder with the source of a version
 * @param work folder for temporary files
 */
export async function compareSides(older: string, newer: string, work: string): Promise<Compared> {
  const [before, after] = await Promise.all([readSide(older), readSide(newer)]);
  const [old, now] = withoutNewNames(before.files, after.files);
  const changed = changedFiles(old, now, work);
  return {
    before,
    after,
    changes: sideChanges(before, after),
    changed: [...changedManifest(before, after), ...changed],
    literals: literalRows(changed, old, now),
  };
}
