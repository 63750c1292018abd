import { useMemo, useState } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import type { UpgradeFile } from '../../toolkit/version/upgradeFile.ts';
import { useJson } from '../../toolkit/version/useJson.ts';
import { useVersionFile } from '../../toolkit/version/useVersionFile.ts';
import type { VersionFile } from '../../toolkit/version/versionFile.ts';
import { Changes } from './Changes.tsx';
import { Notes } from './Notes.tsx';
import { PastedFile } from './PastedFile.tsx';
import { isUpgrade, upgradeLists } from './upgradeLists.ts';
import { VersionSelect } from './VersionSelect.tsx';
import styles from './VersionUpgrade.module.css';
import { firstPair, keepPair, type VersionPair } from './versionPair.ts';

interface Files {
  versions: VersionFile;
  upgrade: UpgradeFile;
}

/** The version for the SDK before, from which who comes to the documented one most likely comes. */
const versionBefore = ({ sdks, documented }: VersionFile) =>
  sdks.filter(({ version }) => version !== documented).at(-1)?.version ?? documented;

function Comparison({ versions, upgrade }: Files) {
  const all = versions.versions;
  const [pair, setPair] = useState(() =>
    firstPair(
      all.map(({ version }) => version),
      versionBefore(versions),
    ),
  );
  const data = useMemo(
    () => ({ history: versions.history, results: versions.sameMembers, fixes: versions.fixes }),
    [versions],
  );
  const lists = useMemo(() => upgradeLists(data, pair), [data, pair]);
  const choose = (part: Partial<VersionPair>) => {
    const next = { ...pair, ...part };
    keepPair(next);
    setPair(next);
  };
  return (
    <>
      <div className={styles.pair}>
        <VersionSelect
          label={text.from}
          versions={all}
          chosen={pair.from}
          onChoose={(from) => choose({ from })}
        />
        <VersionSelect
          label={text.to}
          versions={all}
          chosen={pair.to}
          onChoose={(to) => choose({ to })}
        />
      </div>
      <PastedFile data={data} pair={pair} />
      {(['breaking', 'silent', 'added'] as const).map((of) => (
        <Changes key={of} of={of} list={lists[of]} isUpgrade={isUpgrade(pair)} />
      ))}
      <Notes changes={upgrade.changes} pair={pair} />
    </>
  );
}

/** Compares two versions of the toolkit: what breaks, what changes silently, what is new. */
export function VersionComparison() {
  const versions = useVersionFile();
  const upgrade = useJson<UpgradeFile>('upgrade.json');
  const failed = [versions, upgrade].filter(({ loaded }) => loaded && 'error' in loaded);
  const [one, other] = [versions.loaded, upgrade.loaded];
  return (
    <section className={styles.upgrade} aria-labelledby="compare-versions">
      <h2 id="compare-versions">{text.title}</h2>
      <p>{text.lead}</p>
      {failed.length > 0 ? (
        <div role="alert">
          <p>{text.failed}</p>
          <button
            type="button"
            className="action"
            onClick={() => {
              for (const { retry } of failed) {
                retry();
              }
            }}
          >
            {text.retry}
          </button>
        </div>
      ) : one && 'file' in one && other && 'file' in other ? (
        <Comparison versions={one.file} upgrade={other.file} />
      ) : (
        <p role="status">{text.loading}</p>
      )}
    </section>
  );
}
