import { entryId, versionText } from '@zs-docs/api-docs';
import type { ApiChange } from '@zs-docs/api-docs/history';
import { InlineText } from '@zs-docs/api-docs/react';
import { compareVersions } from 'compare-versions';
import { myVersionText as text } from '../../text/myVersion.ts';
import { MY_INSTALL_CLASS } from '../mdx/installCommands.ts';
import styles from './Shown.module.css';
import type { VersionFile } from './versionFile.ts';

interface ShownNoticeProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
  changes: readonly ApiChange[];
  /** Whether the version is older than the documented one. */
  isOlder: boolean;
  /** Whether nothing on the page differs. */
  isSame: boolean;
  onReset: () => void;
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

/** What replaces a name that the reader's newer version lacks, where it is known. */
function fixOf({ fixes }: VersionFile, name: string, version: string): string | undefined {
  const fix = fixes[name];
  return fix && compareVersions(fix.version, version) <= 0 ? fix.instead : undefined;
}

/** What the page says of the reader's version: no more than what was read against its source. */
function sentence(root: HTMLElement, documented: string, version: string, isSame: boolean) {
  const { checkedFrom, checkedTo } =
    root.querySelector<HTMLElement>('[data-my-version-notice]')?.dataset ?? {};
  const isChecked =
    checkedFrom !== undefined &&
    checkedTo !== undefined &&
    compareVersions(checkedFrom, version) <= 0 &&
    compareVersions(version, checkedTo) <= 0;
  return isChecked
    ? text.checked(documented, version, isSame)
    : text.unchecked(documented, version);
}

/** The SDK of the install commands of the page; undefined for a page without any. */
function installSdk(root: HTMLElement, { sdks, versions }: VersionFile, version: string) {
  const facts = versions.find((one) => one.version === version);
  return root.querySelector(`.${MY_INSTALL_CLASS}`) ? sdks[facts?.sdk ?? -1]?.sdk : undefined;
}

/** At the top of a page: for which version it is written, and what the reader's has otherwise. */
export function ShownNotice(props: ShownNoticeProps) {
  const { root, file, version, changes, isOlder, isSame, onReset } = props;
  const { documented } = file;
  const told = isOlder ? versionText.notYet : versionText.gone;
  const sdk = installSdk(root, file, version);
  return (
    <div className={styles.notice} role="note">
      <p>{sentence(root, documented, version, isSame)}</p>
      {sdk === undefined ? null : <p>{text.installs(version, sdk)}</p>}
      {lackedNames(root, changes).map((change) => (
        <p key={`${change.name} ${version}`}>
          <strong>{text.lacks(change.name, told(version, change.version))}</strong>{' '}
          <InlineText>{fixOf(file, change.name, version) ?? ''}</InlineText>
        </p>
      ))}
      <p className={styles.reset}>
        <button type="button" className="quiet" onClick={onReset}>
          {text.reset(documented)}
        </button>
      </p>
    </div>
  );
}
