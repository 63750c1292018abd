import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { FileOutcome } from './FileOutcome.tsx';
import { PasteBox } from './PasteBox.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { Outcome } from './useOutcome.ts';
import type { Source } from './useSource.ts';
import type { VersionPair } from './versionPair.ts';

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
