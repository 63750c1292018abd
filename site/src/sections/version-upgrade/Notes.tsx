import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import type { UpgradeFile } from '../../toolkit/version/upgradeFile.ts';
import { FoldedList } from './FoldedList.tsx';
import { LinkedText } from './LinkedText.tsx';
import { isBetween, isUpgrade } from './upgradeLists.ts';
import styles from './VersionUpgrade.module.css';
import type { VersionPair } from './versionPair.ts';

interface NotesProps {
  changes: UpgradeFile['changes'];
  pair: VersionPair;
}

/** What a reader has to know of the versions between the two, newest last. */
export function Notes({ changes, pair }: NotesProps) {
  const between = changes.filter(({ version }) => isBetween(pair, version)).reverse();
  return (
    <FoldedList
      label={text.notes}
      title={between.length === 0 ? text.notes : text.count(text.notes, between.length)}
      isOpen={false}
    >
      {between.length === 0 ? <p>{text.noNotes}</p> : null}
      {between.length > 0 && !isUpgrade(pair) ? <p>{text.reverted}</p> : null}
      <dl className={styles.groups}>
        {between.map(({ version, sentences }) => (
          <div key={version}>
            <dt>{version}</dt>
            {sentences.map((sentence) => (
              <dd key={sentence}>
                <LinkedText>{sentence}</LinkedText>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </FoldedList>
  );
}
