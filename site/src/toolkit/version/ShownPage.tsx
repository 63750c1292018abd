import { entryId, koVersions } from '@zs-docs/api-docs';
import { VersionMarks } from '@zs-docs/api-docs/browser';
import { type ApiChange, changesBetween } from '@zs-docs/api-docs/history';
import { compareVersions } from 'compare-versions';
import { useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { siteConfig } from '../../site.config.ts';
import { myVersionText as text } from '../../text/myVersion.ts';
import styles from './MyVersion.module.css';
import { replaceTexts } from './replaceTexts.ts';
import { ShownExamples } from './ShownExamples.tsx';
import { ShownNotes } from './ShownNotes.tsx';
import { ShownPalette } from './ShownPalette.tsx';
import type { VersionFile } from './versionFile.ts';

interface ShownPageProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
}

interface ShownChanges {
  changes: readonly ApiChange[];
}

/** Names with a table on the page that the reader's version lacks. */
const lackedNames = (root: HTMLElement, changes: readonly ApiChange[]) =>
  changes.filter(
    ({ name, member, what, to }) =>
      member === undefined &&
      what === 'exists' &&
      to === undefined &&
      root.querySelector(`[id="${entryId(name)}"]`),
  );

/** The standard notice of a docs version that is not the reader's. */
function Notice({ root, file, version, changes }: ShownPageProps & ShownChanges) {
  const isOlder = compareVersions(version, file.documented) < 0;
  const say = isOlder ? text.older : text.newer;
  const told = isOlder ? koVersions.notYet : koVersions.gone;
  return (
    <div className={styles.notice} role="note">
      <p>{say(siteConfig.title, version)}</p>
      <p>{text.described(file.documented)}</p>
      {lackedNames(root, changes).map((change) => (
        <p key={change.name}>
          <strong>{text.lacks(change.name, told(version, change.version))}</strong>
        </p>
      ))}
    </div>
  );
}

/** Shows the page for the reader's version, as long as it is there. */
export function ShownPage(props: ShownPageProps) {
  const { root, file, version } = props;
  const { history, documented } = file;
  const changes = useMemo(
    () => changesBetween(history, documented, version),
    [history, documented, version],
  );
  useLayoutEffect(() => replaceTexts(root, file, version), [root, file, version]);
  const notices = root.querySelector('[data-my-version-notice]');
  return (
    <>
      {notices ? createPortal(<Notice {...props} changes={changes} />, notices) : null}
      <ShownExamples root={root} file={file} version={version} changes={changes} />
      <ShownPalette root={root} version={version} changes={changes} />
      <VersionMarks
        page={root}
        history={history}
        sameMembers={file.sameMembers}
        documented={documented}
        mine={version}
        text={koVersions}
      />
      <ShownNotes root={root} version={version} />
    </>
  );
}
