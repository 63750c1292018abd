import { useMemo, useState } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import type { UpgradeFile } from '../../toolkit/version/upgradeFile.ts';
import { useJson } from '../../toolkit/version/useJson.ts';
import { useVersionFile } from '../../toolkit/version/useVersionFile.ts';
import { Changes } from './Changes.tsx';
import type { KnownVersions } from './knownVersions.ts';
import { NamePagesContext } from './LinkedText.tsx';
import { Notes } from './Notes.tsx';
import { PastedFile } from './PastedFile.tsx';
import { Requirements } from './Requirements.tsx';
import { Steps } from './Steps.tsx';
import { isUpgrade, type UpgradeData, upgradeLists } from './upgradeLists.ts';
import type { StepData } from './upgradeSteps.ts';
import { type Outcome, useOutcome } from './useOutcome.ts';
import { useSource } from './useSource.ts';
import { VersionSelect } from './VersionSelect.tsx';
import styles from './VersionUpgrade.module.css';
import { firstPair, keepPair, type VersionPair } from './versionPair.ts';

interface ListsProps {
  data: UpgradeData;
  steps: StepData;
  changes: UpgradeFile['changes'];
  pair: VersionPair;
  outcome: Outcome;
}

/** What to install, what breaks, what changes silently, what is new, and what is to be known. */
function Lists({ data, steps, changes, pair, outcome }: ListsProps) {
  const lists = useMemo(() => upgradeLists(data, pair), [data, pair]);
  return (
    <>
      <Steps {...{ data, steps, pair, outcome }} />
      {(['breaking', 'silent', 'added'] as const).map((of) => (
        <Changes key={of} of={of} list={lists[of]} isUpgrade={isUpgrade(pair)} />
      ))}
      <Notes changes={changes} pair={pair} />
    </>
  );
}

/** The data of both, what failed to load, and how to ask again. */
function useUpgradeData() {
  const versions = useVersionFile();
  const upgrade = useJson<UpgradeFile>('upgrade.json');
  const failed = [versions, upgrade].filter(({ loaded }) => loaded && 'error' in loaded);
  const file = versions.loaded && 'file' in versions.loaded ? versions.loaded.file : undefined;
  const data = useMemo(
    () => file && { history: file.history, results: file.sameMembers, fixes: file.fixes },
    [file],
  );
  const more = upgrade.loaded && 'file' in upgrade.loaded ? upgrade.loaded.file : undefined;
  const steps = file && more && { versions: file.versions, sdks: file.sdks, upgrade: more };
  const retry = () => {
    for (const one of failed) {
      one.retry();
    }
  };
  return { data, steps, hasFailed: failed.length > 0, retry };
}

/** Compares two versions of the toolkit, and reads a file of the reader's app for what breaks in it. */
export function VersionComparison(known: KnownVersions) {
  const [pair, setPair] = useState(() => firstPair(known.versions, known.usual));
  const choose = (part: Partial<VersionPair>) => {
    const next = { ...pair, ...part };
    keepPair(next);
    setPair(next);
  };
  const { data, steps, hasFailed, retry } = useUpgradeData();
  const [source, write] = useSource();
  const outcome = useOutcome(source.file, data, pair, known);
  return (
    <NamePagesContext value={known.pages}>
      <div className={styles.upgrade}>
        <div className={styles.pair}>
          <VersionSelect
            label={text.from}
            versions={known.versions}
            chosen={pair.from}
            onChoose={(from) => choose({ from })}
          />
          <VersionSelect
            label={text.to}
            versions={known.versions}
            chosen={pair.to}
            onChoose={(to) => choose({ to })}
          />
        </div>
        <Requirements known={known} pair={pair} />
        <PastedFile source={source} onWrite={write} pair={pair} outcome={outcome} />
        {hasFailed ? (
          <div role="alert">
            <p>{text.failed}</p>
            <button type="button" className="action" onClick={retry}>
              {text.retry}
            </button>
          </div>
        ) : data && steps ? (
          <Lists {...{ data, steps, pair, outcome }} changes={steps.upgrade.changes} />
        ) : (
          <p role="status" className={styles.list}>
            {text.loading}
          </p>
        )}
      </div>
    </NamePagesContext>
  );
}
