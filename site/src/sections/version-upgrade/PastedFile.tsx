import { useState } from 'react';
import { announce } from '../../client/router/notice.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { FileOutcome, PasteBox } from './PasteBox.tsx';
import type { Outcome } from './useOutcome.ts';
import { type Source, shareFile } from './useSource.ts';
import type { VersionPair } from './versionPair.ts';

/** How long the button shows the outcome. */
const FEEDBACK_MS = 2000;

/** Button that copies a link to the result. */
function ShareButton({ source, pair }: { source: string; pair: VersionPair }) {
  const [label, setLabel] = useState<string>(text.share);
  const press = async () => {
    const outcome = await shareFile(source, pair).catch((error: unknown) => {
      console.error(error);
      return 'notShared' as const;
    });
    setLabel(text[outcome]);
    announce(text[outcome]);
    setTimeout(setLabel, FEEDBACK_MS, text.share);
  };
  return (
    <button type="button" className="action" onClick={press}>
      {label}
    </button>
  );
}

interface PastedFileProps {
  source: Source;
  onWrite: (file: string) => void;
  pair: VersionPair;
  outcome: Outcome;
}

/** A file of the reader's app, and its lines that break, with what to do. */
export function PastedFile({ source: { file, from }, onWrite, pair, outcome }: PastedFileProps) {
  return (
    <PasteBox value={file} onChange={onWrite}>
      {from === 'unread' ? <p role="alert">{text.unreadLink}</p> : null}
      <FileOutcome outcome={outcome}>
        <ShareButton source={file} pair={pair} />
      </FileOutcome>
    </PasteBox>
  );
}
