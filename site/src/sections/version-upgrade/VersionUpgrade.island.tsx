import { useMemo, useState } from 'react';
import { announce } from '../../client/router/notice.ts';
import { href } from '../../settings/paths.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { RetryAlert } from '../../toolkit/version/RetryAlert.tsx';
import type { UpgradeFile } from '../../toolkit/version/upgradeFile.ts';
import { useJson } from '../../toolkit/version/useJson.ts';
import { useVersionFile } from '../../toolkit/version/useVersionFile.ts';
import { copyPrompt, firstPair, keepPair, shareFile, useSource } from './address.ts';
import { Changes, Notes } from './Changes.tsx';
import { FileCheck, NamePagesContext, PairForm, pageOf } from './Form.tsx';
import { type StepData, Steps } from './Steps.tsx';
import {
  isUpgrade,
  type KnownVersions,
  type UpgradeData,
  upgradeLists,
  type VersionPair,
} from './upgradeLists.ts';
import { type Outcome, useOutcome } from './useOutcome.ts';
import styles from './VersionUpgrade.module.css';

interface ListsProps {
  data: UpgradeData;
  steps: StepData;
  changes: UpgradeFile['changes'];
  pair: VersionPair;
}

/** What to install, what breaks, what changes silently, what is new, and what is to be known. */
function Lists({ data, steps, changes, pair }: ListsProps) {
  const lists = useMemo(() => upgradeLists(data, pair), [data, pair]);
  return (
    <>
      <Steps steps={steps} pair={pair} />
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

/** How long a button shows the outcome. */
const FEEDBACK_MS = 2000;

/** A button that copies something, and shows what became of it. */
function CopyButton({ label, copy }: { label: string; copy: () => Promise<string> }) {
  const [shown, setShown] = useState(label);
  const press = async () => {
    const outcome = await copy().catch((error: unknown) => {
      console.error(error);
      return text.notCopied;
    });
    setShown(outcome);
    announce(outcome);
    setTimeout(setShown, FEEDBACK_MS, label);
  };
  return (
    <button type="button" className="action" onClick={press}>
      {shown}
    </button>
  );
}

/** What an agent is asked: the versions, what was found, and the pages of the docs that explain it. */
function promptOf(pair: VersionPair, outcome: Outcome, pages: KnownVersions['pages']) {
  const addressOf = (path: string) => new URL(href(path), location.href).href;
  const broken = typeof outcome === 'string' ? [] : outcome;
  const findings = broken.map(({ line, code, name, message, fix }) => {
    const page = pageOf(pages, name)?.replace(/\/(?:#.*)?$/, '.md');
    return [text.line(line), `\`${code}\``, message, fix, page && addressOf(page)]
      .filter(Boolean)
      .join(' ');
  });
  const said = typeof outcome === 'string' ? [outcome] : findings;
  return text.prompt(pair, said, [addressOf('changelog.md'), addressOf('llms.txt')]);
}

/** Compares two versions of the toolkit, and reads a file of the reader's app for what breaks in it. */
export default function VersionUpgrade(known: KnownVersions) {
  const [opened] = useState(() => firstPair(known.versions, known.usual));
  const [pair, setPair] = useState(opened);
  const choose = (part: Partial<VersionPair>) => {
    const next = { ...pair, ...part };
    keepPair(next);
    setPair(next);
  };
  const { data, steps, hasFailed, retry } = useUpgradeData();
  const [{ file, from }, write] = useSource();
  const { outcome, retry: readAgain } = useOutcome(file, data, pair, known);
  return (
    <NamePagesContext value={known.pages}>
      <div className={styles.upgrade}>
        <PairForm known={known} pair={pair} onChoose={choose} />
        {from === 'unread' ? <p role="alert">{text.unreadLink}</p> : null}
        <FileCheck
          file={file}
          onChange={write}
          outcome={outcome}
          isHeard={from === 'reader' || pair !== opened}
        >
          {readAgain && (
            <button type="button" className="action" onClick={readAgain}>
              {text.retry}
            </button>
          )}
          <CopyButton
            label={text.copyPrompt}
            copy={() => copyPrompt(promptOf(pair, outcome, known.pages))}
          />
          <CopyButton label={text.share} copy={() => shareFile(file, pair)} />
        </FileCheck>
        {hasFailed ? (
          <RetryAlert text={text} onRetry={retry} />
        ) : data && steps ? (
          <Lists {...{ data, steps, pair }} changes={steps.upgrade.changes} />
        ) : (
          <p className={styles.list}>{text.loading}</p>
        )}
      </div>
    </NamePagesContext>
  );
}
