import { entryId, versionText } from '@zs-docs/api-docs';
import type { ApiChange } from '@zs-docs/api-docs/history';
import { InlineText } from '@zs-docs/api-docs/react';
import { compareVersions } from 'compare-versions';
import { announce } from '../../client/router/notice.ts';
import { myVersionText as text } from '../../text/myVersion.ts';
import { MY_INSTALL_CLASS } from '../mdx/installCommands.ts';
import { keepMySdk, sdksOf } from './mySdk.ts';
import styles from './Shown.module.css';
import type { SdkPackages, VersionFile } from './versionFile.ts';

/** Where a page differs in the reader's version. */
export interface Places {
  /** How many the reader can see. */
  count: number;
  /** Id of the first. */
  first: string;
  /** Whether nothing differs, nor is left out. */
  isSame: boolean;
}

interface ShownNoticeProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
  changes: readonly ApiChange[];
  /** Whether the version is older than the documented one. */
  isOlder: boolean;
  places: Places | undefined;
  onReset: () => void;
  /** The SDK that the commands install the version with. */
  fit: SdkPackages | undefined;
  onFit: (fit: SdkPackages) => void;
}

/** Names with a table on the page that the reader's version lacks. */
const lackedNames = (root: HTMLElement, changes: readonly ApiChange[]) =>
  changes.filter(
    ({ name, member, what, to }) =>
      member === undefined &&
      what === 'exists' &&
      to === undefined &&
      root.contains(document.getElementById(entryId(name))),
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
    : text.unchecked(documented, version, isSame);
}

/** On a page with install commands: for which SDK they are, and the choice where several fit. */
function InstallSdk({ root, file, version, fit, onFit }: ShownNoticeProps) {
  if (!(fit && root.querySelector(`.${MY_INSTALL_CLASS}`))) {
    return null;
  }
  const choose = (chosen: SdkPackages) => {
    keepMySdk(chosen.sdk);
    onFit(chosen);
    announce(text.installs(version, chosen.sdk));
  };
  const fits = sdksOf(file, version);
  return (
    <>
      <p>{text.installs(version, fit.sdk)}</p>
      {fits.length > 1 ? (
        <div className="zs-version">
          <fieldset className="zs-version-presets">
            <legend>{text.mySdk}</legend>
            {fits
              .toSorted((a, b) => a.sdk - b.sdk)
              .map((packages) => (
                <button
                  key={packages.sdk}
                  type="button"
                  aria-pressed={packages === fit}
                  onClick={() => choose(packages)}
                >
                  SDK {packages.sdk}
                </button>
              ))}
          </fieldset>
        </div>
      ) : null}
    </>
  );
}

/** At the top of a page: for which version it is written, and what the reader's has otherwise. */
export function ShownNotice(props: ShownNoticeProps) {
  const { root, file, version, changes, isOlder, places, onReset } = props;
  const { documented } = file;
  const lackText = isOlder ? versionText.notYet : versionText.gone;
  return (
    <div className={styles.notice} role="note">
      <p>
        {sentence(root, documented, version, places?.isSame ?? false)}{' '}
        {places?.count ? <a href={`#${places.first}`}>{text.places(places.count)}</a> : null}
      </p>
      <InstallSdk {...props} />
      {lackedNames(root, changes).map((change) => (
        <p key={`${change.name} ${version}`}>
          <strong>{text.lacks(change.name, lackText(version, change.version))}</strong>{' '}
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
