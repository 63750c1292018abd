import { InlineText } from '@zs-docs/api-docs/react';
import { useId, useState } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { InstallTabs } from '../../toolkit/mdx/InstallTabs.tsx';
import { installCommand, type PackageManager } from '../../toolkit/mdx/installCommands.ts';
import { chosenSdk, keepMySdk, sdksOf } from '../../toolkit/version/mySdk.ts';
import { PACKAGE_NAME } from '../../toolkit/version/packageName.ts';
import type { UpgradeFile } from '../../toolkit/version/upgradeFile.ts';
import type { SdkPackages, VersionFile } from '../../toolkit/version/versionFile.ts';
import { FoldedList } from './Changes.tsx';
import { isBetween, isUpgrade, type VersionPair } from './upgradeLists.ts';
import styles from './VersionUpgrade.module.css';

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
 * The installs from a version to another, each of which leaves an app that runs: an upgrade stops where
 * much changes, and the SDK moves only where a version does not take the one that the app has.
 * @param sdk the SDK of the app, if it is known
 */
export function upgradeSteps(data: StepData, pair: VersionPair, sdk?: number): UpgradeStep[] {
  const stops = isUpgrade(pair)
    ? data.upgrade.stops.filter((version) => version !== pair.to && isBetween(pair, version))
    : [];
  const goals = pair.from === pair.to ? [] : [...stops, pair.to];
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
    return { pair: step, fit, movesSdk, packages };
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

interface SdkSelectProps {
  sdks: readonly number[];
  chosen: number;
  onChoose: (sdk: number) => void;
}

/** Choice of the SDK that the app has, where its version takes several. */
function SdkSelect({ sdks, chosen, onChoose }: SdkSelectProps) {
  const id = useId();
  return (
    <div className={styles.sdk}>
      <label htmlFor={id}>{text.sdk}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {sdks.map((sdk) => (
          <option key={sdk} value={sdk}>
            {sdk}
          </option>
        ))}
      </select>
    </div>
  );
}

interface StepsProps {
  steps: StepData;
  pair: VersionPair;
}

/** The commands to run from a version to another, in order. */
export function Steps({ steps: stepData, pair }: StepsProps) {
  const [, choose] = useState<number>();
  const sdks = sdksOf(stepData, pair.from)
    .map(({ sdk }) => sdk)
    .toSorted((one, other) => one - other);
  // Commands from the oldest SDK do no harm in an app of a newer one; those it lacks would.
  const sdk = chosenSdk(stepData, pair.from)?.sdk ?? sdks[0];
  const steps = upgradeSteps(stepData, pair, sdk);
  const title = steps.length > 1 ? text.stepCount(steps.length) : text.steps;
  return (
    <FoldedList label={text.steps} title={title} isOpen>
      {sdk !== undefined && sdks.length > 1 ? (
        <SdkSelect
          sdks={sdks}
          chosen={sdk}
          onChoose={(next) => {
            keepMySdk(next);
            choose(next);
          }}
        />
      ) : null}
      <p>
        <InlineText>{steps.length === 0 ? text.noSteps : text.afterStep}</InlineText>
      </p>
      {steps.some(({ movesSdk }) => movesSdk) ? (
        <p>
          <InlineText>{text.movesSdk}</InlineText>
        </p>
      ) : null}
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.pair.to}>
            <h3 key={step.pair.to}>{text.step(at + 1, step.pair.to, step.fit.sdk)}</h3>
            <InstallTabs
              name={`step-${at + 1}`}
              sdk={step.fit.sdk}
              commandOf={(manager) => stepCommands(manager, step)}
            />
          </li>
        ))}
      </ol>
    </FoldedList>
  );
}
