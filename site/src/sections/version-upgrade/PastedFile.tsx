import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { FileOutcome } from './FileOutcome.tsx';
import { PasteBox } from './PasteBox.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { UpgradeData } from './upgradeLists.ts';
import { useOutcome } from './useOutcome.ts';
import { useSource } from './useSource.ts';
import type { KnownVersions, VersionPair } from './versionPair.ts';

interface PastedFileProps {
  /** Undefined until it has come. */
  data: UpgradeData | undefined;
  pair: VersionPair;
  known: KnownVersions;
}

/** Reads a file of the reader's app, and shows its lines that break, with what to do. */
export function PastedFile({ data, pair, known }: PastedFileProps) {
  const [{ file, from }, write] = useSource();
  const outcome = useOutcome(file, data, pair, known);
  return (
    <PasteBox value={file} onChange={write}>
      {from === 'unread' ? <p role="alert">{text.unreadLink}</p> : null}
      <FileOutcome outcome={outcome}>
        <ShareButton source={file} pair={pair} />
      </FileOutcome>
    </PasteBox>
  );
}
