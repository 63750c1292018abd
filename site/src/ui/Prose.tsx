import type { ReactNode } from 'react';
import './code.css';
import styles from './Prose.module.css';

/** Typography of authored text: headings, lists, tables, notes and code. */
export function Prose({ children }: { children?: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
