import { koVersions } from '@zs-docs/api-docs';
import { VersionMarks } from '@zs-docs/api-docs/react';
import { compareVersions } from 'compare-versions';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { siteConfig } from '../../site.config.ts';
import { myVersionText as text } from '../../text/myVersion.ts';
import styles from './MyVersion.module.css';
import { replaceTexts } from './replaceTexts.ts';
import { ShownNotes } from './ShownNotes.tsx';
import type { VersionFile } from './versionFile.ts';

interface ShownPageProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
}

/** The standard notice of a docs version that is not the reader's. */
function Notice({ file, version }: ShownPageProps) {
  const isOlder = compareVersions(version, file.documented) < 0;
  const say = isOlder ? text.older : text.newer;
  return (
    <div className={styles.notice} role="note">
      <p>{say(siteConfig.title, version)}</p>
      <p>{text.described(file.documented)}</p>
    </div>
  );
}

/** Shows the page for the reader's version, as long as it is there. */
export function ShownPage(props: ShownPageProps) {
  const { root, file, version } = props;
  useLayoutEffect(() => replaceTexts(root, file, version), [root, file, version]);
  const notices = root.querySelector('[data-my-version-notice]');
  return (
    <>
      {notices ? createPortal(<Notice {...props} />, notices) : null}
      <VersionMarks
        page={root}
        history={file.history}
        sameMembers={file.sameMembers}
        documented={file.documented}
        mine={version}
        text={koVersions}
      />
      <ShownNotes root={root} version={version} />
    </>
  );
}
