import { findBreaks } from '@zs-docs/api-docs/breaks';
import type { VersionFile } from '../../toolkit/version/versionFile.ts';
import { type BrokenLine, brokenLines } from './brokenLines.ts';
import { EXAMPLE_FILE } from './exampleFile.ts';
import type { NamePages } from './LinkedText.tsx';
import type { VersionPair } from './versionPair.ts';

/** What the page brings of the versions. */
export interface KnownVersions {
  /** Newest first. */
  versions: readonly { version: string; date: string; fits: readonly number[] }[];
  /** What the SDKs bring, by `fits` of the versions. */
  sdks: readonly string[];
  /** What is compared where nothing is chosen. */
  usual: VersionPair;
  pages: NamePages;
  /** What breaks in the example of the page between those. */
  example: readonly BrokenLine[];
}

/** Packages that an SDK chooses and that decide whether the app runs. */
const NATIVE_PACKAGES = ['react-native-reanimated', 'react-native-worklets'];

/** ``Expo SDK 56, React Native 0.85, `react-native-reanimated` 4.3.1`` */
const needsOf = ({ sdk, reactNative, packages }: VersionFile['sdks'][number]) =>
  [
    `Expo SDK ${sdk}`,
    `React Native ${reactNative}`,
    ...NATIVE_PACKAGES.flatMap((name) =>
      packages[name] === undefined ? [] : [`\`${name}\` ${packages[name]}`],
    ),
  ].join(', ');

/**
 * What the page brings: all versions, the usual way, from the version for the oldest SDK to the newest,
 * and what breaks in the example on it, so that nobody's browser reads it again.
 */
export function knownVersions(file: VersionFile, pages: NamePages): KnownVersions {
  const { history, versions, sdks, sameMembers, fixes } = file;
  const to = versions[0]?.version ?? '';
  const usual = { from: sdks[0]?.version ?? to, to };
  const breaks = findBreaks(EXAMPLE_FILE, history, usual.from, usual.to);
  const data = { history, results: sameMembers, fixes };
  return {
    versions,
    sdks: sdks.map(needsOf),
    usual,
    pages,
    example: brokenLines(EXAMPLE_FILE, breaks, data, usual),
  };
}
