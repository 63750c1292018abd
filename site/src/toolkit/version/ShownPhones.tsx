import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { myVersionText as text } from '../../text/myVersion.ts';
import styles from './Shown.module.css';
import type { VersionFile } from './versionFile.ts';

interface ShownPhonesProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
}

/** What a version has otherwise of an example, as a sentence. */
function sentenceOf({ phones, history, documented }: VersionFile, name: string, version: string) {
  const order = (known: string) => history.versions.indexOf(known);
  const remark = phones[name]?.findLast(({ since }) => order(since) <= order(version));
  if (remark?.lacks) {
    return text.cannotRun(documented, version, remark.lacks);
  }
  return remark?.differs && text.runsOtherwise(documented, version, remark.differs);
}

/** Says at each phone, which runs the documented version, what the reader's has otherwise. */
export function ShownPhones({ root, file, version }: ShownPhonesProps) {
  const phones = useMemo(
    () => [...root.querySelectorAll<HTMLElement>('[data-phone][data-source]')],
    [root],
  );
  return phones.flatMap((phone) => {
    const sentence = sentenceOf(file, phone.dataset.phone ?? '', version);
    const place = phone.querySelector('.zs-play-show');
    return sentence && place
      ? [createPortal(<p className={styles.remark}>{sentence}</p>, place, phone.id)]
      : [];
  });
}
