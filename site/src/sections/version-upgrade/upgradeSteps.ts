import { installCommand, type PackageManager } from '../../toolkit/mdx/installCommands.ts';
import { sdksOf } from '../../toolkit/version/mySdk.ts';
import { PACKAGE_NAME } from '../../toolkit/version/packageName.ts';
import type { UpgradeFile } from '../../toolkit/version/upgradeFile.ts';
import type { SdkPackages, VersionFile } from '../../toolkit/version/versionFile.ts';
import { isBetween, isUpgrade } from './upgradeLists.ts';
import type { VersionPair } from './versionPair.ts';

/** One install on the way between two versions. */
export interface UpgradeStep {
  /** The versions before and after it. */
  pair: VersionPair;
  /** The SDK that the app has after it. */
  fit: SdkPackages;
  /** Whether it is another one than before. */
  movesSdk: boolean;
  /** Packages to install beside the toolkit. */
  packages: readonly string[];
  /** Address below the base of the section that explains it. */
  section: string | undefined;
}

/** What an SDK brings by itself. */
const OF_SDK = ['expo', 'react', 'react-native'];

/** What the steps are made from. */
export interface StepData extends Pick<VersionFile, 'versions' | 'sdks'> {
  upgrade: Pick<UpgradeFile, 'peers' | 'stops'>;
}

/** Packages that a step installs: those that the toolkit requires otherwise, of which the SDK knows a version. */
function packagesOf({ upgrade }: StepData, pair: VersionPair, fit: SdkPackages, movesSdk: boolean) {
  const changed = upgrade.peers
    .filter(({ version }) => isBetween(pair, version))
    .flatMap(({ names }) => names)
    .filter((name) => !OF_SDK.includes(name) && name in fit.packages);
  return [...new Set([...changed, ...(movesSdk ? fit.pinned : [])])].sort();
}

/**
 * The installs from a version to another, each of which leaves an app that runs: an upgrade stops where pages
 * say so, and the SDK moves only where a version does not take the one that the app has.
 * @param sdk the SDK of the app, if it is known
 */
export function upgradeSteps(data: StepData, pair: VersionPair, sdk?: number): UpgradeStep[] {
  const stops = isUpgrade(pair)
    ? data.upgrade.stops.filter((one) => one.version !== pair.to && isBetween(pair, one.version))
    : [];
  const goals = pair.from === pair.to ? [] : [...stops.map(({ version }) => version), pair.to];
  const fits = (version: string) => sdksOf(data, version);
  const chosen = fits(pair.from).find((one) => one.sdk === sdk) ?? fits(pair.from)[0];
  let [from, current] = [pair.from, chosen?.sdk];
  return goals.flatMap((to) => {
    const kept = fits(to).find((one) => one.sdk === current);
    const fit = kept ?? fits(to)[0];
    if (!fit) {
      return [];
    }
    const step = { from, to };
    const movesSdk = !kept;
    [from, current] = [to, fit.sdk];
    const packages = packagesOf(data, step, fit, movesSdk);
    const section = data.upgrade.stops.find(({ version }) => version === to)?.section;
    return { pair: step, fit, movesSdk, packages, section: isUpgrade(pair) ? section : undefined };
  });
}

/**
 * The commands of a step, one on a line. Where the SDK moves, the toolkit leaves package.json first: its older
 * version refuses packages of the new SDK, and the package manager would stop.
 */
export function stepCommands(
  manager: PackageManager,
  { pair, fit, movesSdk, packages }: UpgradeStep,
): string {
  const specs = packages.map((name) =>
    manager !== 'expo' || fit.pinned.includes(name) ? `${name}@${fit.packages[name]}` : name,
  );
  return [
    ...(movesSdk
      ? [
          `npm pkg delete dependencies.${PACKAGE_NAME}`,
          `npx expo install expo@^${fit.sdk}.0.0 --fix`,
        ]
      : []),
    installCommand(manager, [`${PACKAGE_NAME}@${pair.to}`, ...specs].join(' ')),
  ].join('\n');
}
