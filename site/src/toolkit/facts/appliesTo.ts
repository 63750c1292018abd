import { isThere } from '@zs-docs/api-docs/history';

/** Versions that behave as a note says: from the first on, until the one that mends it. */
export interface NoteRange {
  /** First version; without it all known ones. */
  since?: string;
  /** First version that does so no longer. */
  fixedIn?: string;
}

/** Whether a version behaves as a note says. */
export const appliesTo = ({ since, fixedIn }: NoteRange, version: string): boolean =>
  isThere({ since, until: fixedIn }, version);
