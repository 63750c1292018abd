import type { ReactNode } from 'react';
import './code.css';
import styles from './Prose.module.css';

interface ProseProps {
  /** HTML that replaces the children. */
  html?: string;
  children?: ReactNode;
}

/** Typography of authored text: headings, lists, tables, notes and code. */
export function Prose({ html, children }: ProseProps) {
  return html === undefined ? (
    <div className={styles.prose} data-prose>
      {children}
    </div>
  ) : (
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
