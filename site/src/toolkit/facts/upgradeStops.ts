import { releases } from './releases.ts';

const VERSIONS_PAGE = 'docs/Guide/Versions/';

/** A version at which an upgrade stops, to build and look at the app. */
export interface UpgradeStop {
  version: string;
  /** Address below the base of the section that explains it. A test looks it up in the built site. */
  section: string;
}

/** All of them, oldest first: as the page has them, whose steps are of the versions that they name. */
export const upgradeStops: readonly UpgradeStop[] = [
  { version: '0.12.8', section: `${VERSIONS_PAGE}#1-0128-제거된-api-바꾸기` },
  { version: '0.13.12', section: `${VERSIONS_PAGE}#2-01312-sdk-53` },
  { version: '0.17.1', section: `${VERSIONS_PAGE}#3-0171-sdk-54와-reanimated-4` },
  { version: '0.18.1', section: `${VERSIONS_PAGE}#4-0181-sdk-56` },
];

/** The first version after one; undefined after the newest. */
export const versionAfter = (version: string): string | undefined =>
  releases[releases.findIndex((release) => release.version === version) - 1]?.version;
