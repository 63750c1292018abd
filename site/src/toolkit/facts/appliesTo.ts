import { compareVersions } from 'compare-versions';

/** Versions that behave as a note says: from the first on, until the one that mends it. */
export interface NoteRange {
  /** First version; without it all known ones. */
  since?: string;
  /** First version that does so no longer. */
  fixedIn?: string;
}

/** Whether a version behaves as a note says. */
export const appliesTo = ({ since, fixedIn }: NoteRange, version: string): boolean =>
  (since === undefined || compareVersions(since, version) <= 0) &&
  (fixedIn === undefined || compareVersions(version, fixedIn) < 0);
