import { InlineText } from '@zs-docs/api-docs/react';
import { type ReactNode, useId, useState } from 'react';
import { href } from '../../settings/paths.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { InstallTabs } from '../../toolkit/mdx/InstallTabs.tsx';
import { chosenSdk, keepMySdk, sdksOf } from '../../toolkit/version/mySdk.ts';
import { FoldedList } from './FoldedList.tsx';
import { LinkedCode } from './LinkedText.tsx';
import { isBetween, type UpgradeData, upgradeLists } from './upgradeLists.ts';
import { type StepData, stepCommands, type UpgradeStep, upgradeSteps } from './upgradeSteps.ts';
import type { Outcome } from './useOutcome.ts';
import styles from './VersionUpgrade.module.css';
import type { VersionPair } from './versionPair.ts';

/** Parts of a sentence with commas. */
const withCommas = (parts: readonly ReactNode[]) =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [', ', part]));

/** What a step breaks, and where in the file of the reader. */
function StepBreaks({
  data,
  pair,
  outcome,
}: {
  data: UpgradeData;
  pair: VersionPair;
  outcome: Outcome;
}) {
  const { groups } = upgradeLists(data, pair).breaking;
  if (groups.length === 0) {
    return null;
  }
  const names = groups.map(({ name }) => <LinkedCode key={name}>{name}</LinkedCode>);
  const lines =
    typeof outcome === 'string'
      ? []
      : outcome.filter(({ version }) => version !== undefined && isBetween(pair, version));
  const places = lines.map(({ line, name }) => text.place(line, name));
  return (
    <p key={JSON.stringify([pair, places])}>
      {text.breaksIn} {withCommas(names)}.{' '}
      <InlineText>{places.length > 0 ? text.inFile(places) : text.elsewhere}</InlineText>
    </p>
  );
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
  data: UpgradeData;
  steps: StepData;
  pair: VersionPair;
  /** What the file of the reader came to. */
  outcome: Outcome;
}

function Step({
  step,
  number,
  ...props
}: Omit<StepsProps, 'steps' | 'pair'> & { step: UpgradeStep; number: number }) {
  const { pair, fit, section } = step;
  return (
    <li>
      <h3 key={pair.to}>{text.step(number, pair.to, fit.sdk)}</h3>
      <InstallTabs
        name={`step-${number}`}
        sdk={fit.sdk}
        commandOf={(manager) => stepCommands(manager, step)}
      />
      <StepBreaks {...props} pair={pair} />
      {section === undefined ? null : (
        <p>
          <a href={href(section)}>{text.section(pair.to)}</a>
        </p>
      )}
    </li>
  );
}

/** The commands to run from a version to another, in order, with what each step breaks. */
export function Steps({ data, steps: stepData, pair, outcome }: StepsProps) {
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
          <Step key={step.pair.to} {...{ step, data, outcome }} number={at + 1} />
        ))}
      </ol>
    </FoldedList>
  );
}
