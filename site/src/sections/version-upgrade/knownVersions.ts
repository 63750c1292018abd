import { findBreaks } from '@zs-docs/api-docs/breaks';
import type { VersionFile } from '../../toolkit/version/versionFile.ts';
import { brokenLines } from './brokenLines.ts';
import { EXAMPLE_FILE } from './exampleFile.ts';
import type { KnownVersions } from './versionPair.ts';

/**
 * What the page brings: all versions, the usual way, from the version for the oldest SDK to the newest,
 * and what breaks in the example on it, so that nobody's browser reads it again.
 */
export function knownVersions(file: VersionFile): KnownVersions {
  const { history, versions, sdks, sameMembers, fixes } = file;
  const to = versions[0]?.version ?? '';
  const usual = { from: sdks[0]?.version ?? to, to };
  const breaks = findBreaks(EXAMPLE_FILE, history, usual.from, usual.to);
  const data = { history, results: sameMembers, fixes };
  return {
    versions: versions.map(({ version, date }) => ({ version, date })),
    usual,
    example: brokenLines(EXAMPLE_FILE, breaks, data, usual),
  };
}
