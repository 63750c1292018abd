import type { Break } from '@zs-docs/api-docs/breaks';
import type { ApiChange } from '@zs-docs/api-docs/history';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { myVersionText as text } from '../../text/myVersion.ts';
import { phoneDifferences } from './phoneDifferences.ts';
import styles from './Shown.module.css';
import { shownName } from './shownName.ts';
import type { VersionFile } from './versionFile.ts';

interface ShownPhonesProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
  changes: readonly ApiChange[];
}

/** What an example says below its phone. */
interface Remark {
  phone: HTMLElement;
  sentence: string;
}

/** `ZSPressable.disabled` as a break names it. */
const nameOf = ({ sameMembers }: VersionFile, { name, member, value }: Break) =>
  `${[shownName(sameMembers, name), member].filter(Boolean).join('.')}${value === undefined ? '' : `="${value}"`}`;

/** Reads the examples of a page: what each lacks in the reader's version, else what that does otherwise. */
async function readPhones({ root, file, version, changes }: ShownPhonesProps): Promise<Remark[]> {
  const phones = [...root.querySelectorAll<HTMLElement>('[data-phone][data-source]')];
  if (phones.length === 0) {
    return [];
  }
  // Its parser weighs more than all else that follows the choice.
  const { findBreaks } = await import('@zs-docs/api-docs/breaks');
  return phones.flatMap((phone) => {
    const { source = '' } = phone.dataset;
    const breaks = findBreaks(source, file.history, file.documented, version);
    const lacking = [...new Set(breaks.map((one) => nameOf(file, one)))];
    const differing = phoneDifferences(source, file, version, changes);
    if (lacking.length === 0 && differing.length === 0) {
      return [];
    }
    const sentence =
      lacking.length > 0
        ? text.cannotRun(file.documented, version, lacking)
        : text.runsOtherwise(file.documented, version, differing);
    return [{ phone, sentence }];
  });
}

/** Says at each phone, which runs the documented version, what the reader's has otherwise. */
export function ShownPhones(props: ShownPhonesProps) {
  const { root, file, version, changes } = props;
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  useEffect(() => {
    let isShown = true;
    readPhones({ root, file, version, changes }).then(
      (read) => isShown && setRemarks(read),
      // The page stays right without them: its notice says which version it is about.
      console.error,
    );
    return () => {
      isShown = false;
      setRemarks([]);
    };
  }, [root, file, version, changes]);
  return remarks.flatMap(({ phone, sentence }) => {
    const place = phone.querySelector('.zs-play-show');
    return place
      ? [createPortal(<p className={styles.remark}>{sentence}</p>, place, phone.id)]
      : [];
  });
}
