import type { SitePage } from '../../content/page-table/types.ts';
import { PlainPage } from '../../layout/ui/PlainPage.tsx';
import { href } from '../../settings/paths.ts';
import { islandText } from '../../text/shell.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { versionFile } from '../../toolkit/version/versionFile.ts';
import { Island } from '../islands/Island.tsx';
import { EXAMPLE_FILE } from './exampleFile.ts';
import type { KnownVersions } from './knownVersions.ts';
import { knownVersions } from './knownVersions.ts';
import { NamePagesContext } from './LinkedText.tsx';
import { namePages } from './namePages.ts';
import { FileOutcome, PasteBox } from './PasteBox.tsx';
import { Requirements } from './Requirements.tsx';
import { VersionSelect } from './VersionSelect.tsx';
import styles from './VersionUpgrade.module.css';

/** The form as it stands until its script has come: nothing moves then. */
function StaticForm(known: KnownVersions) {
  const { versions, usual, example } = known;
  return (
    <div className={styles.upgrade}>
      <div className={styles.pair}>
        <VersionSelect label={text.from} versions={versions} chosen={usual.from} />
        <VersionSelect label={text.to} versions={versions} chosen={usual.to} />
      </div>
      <Requirements known={known} pair={usual} />
      <PasteBox value={EXAMPLE_FILE}>
        <FileOutcome outcome={example} />
      </PasteBox>
      <noscript>
        <p>
          {text.needsScript} <a href={href('docs/Guide/Versions/')}>{text.guide}</a>
        </p>
      </noscript>
    </div>
  );
}

/** Page that tells which lines of a reader's file break between two versions of the toolkit. */
export function UpgradePage({ page }: { page: SitePage }) {
  const known = knownVersions(versionFile(), namePages());
  return (
    <PlainPage title={page.title}>
      <p>{text.lead}</p>
      <Island name="VersionUpgrade" props={known} text={islandText}>
        <NamePagesContext value={known.pages}>
          <StaticForm {...known} />
        </NamePagesContext>
      </Island>
    </PlainPage>
  );
}
