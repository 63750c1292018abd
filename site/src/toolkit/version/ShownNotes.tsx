import { compareVersions } from 'compare-versions';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { myVersionText as text } from '../../text/myVersion.ts';
import styles from './MyVersion.module.css';

/** Notes of a list that a version no longer needs. */
const fixedNotes = (list: HTMLElement, version: string) =>
  [...list.querySelectorAll<HTMLElement>(':scope > [data-fixed-in]')].filter(
    ({ dataset }) => compareVersions(dataset.fixedIn ?? '', version) <= 0,
  );

/** Folds the notes of a list on what the reader's version has mended. */
function FixedNotes({ list, version }: { list: HTMLElement; version: string }) {
  const [isOpen, setOpen] = useState(false);
  const count = fixedNotes(list, version).length;
  useLayoutEffect(() => {
    const fixed = fixedNotes(list, version);
    for (const note of fixed) {
      note.hidden = !isOpen;
    }
    return () => {
      for (const note of fixed) {
        note.hidden = false;
      }
    };
  }, [list, version, isOpen]);
  return count === 0 ? null : (
    <li className={styles.fixed} data-my-difference>
      <button
        type="button"
        className="quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.hideNotes : text.fixedNotes(version, count)}
      </button>
    </li>
  );
}

/** Notes of the page, as far as they apply to the reader's version. */
export function ShownNotes({ root, version }: { root: HTMLElement; version: string }) {
  const lists = [...root.querySelectorAll<HTMLElement>('ul:has(> [data-fixed-in])')];
  return lists.map((list, at) =>
    createPortal(<FixedNotes list={list} version={version} />, list, String(at)),
  );
}
