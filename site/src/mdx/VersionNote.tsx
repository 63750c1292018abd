import type { ReactNode } from 'react';
import { siteConfig } from '../site.config.ts';
import { docsText } from '../text/docs.ts';
import styles from './VersionNote.module.css';

/** Marks what a reader of the published version must do differently. */
export function VersionNote({ children }: { children?: ReactNode }) {
  return (
    <aside className={styles.note}>
      <p className={styles.title}>{docsText.versionNote(siteConfig.toolkitVersion)}</p>
      {children}
    </aside>
  );
}
