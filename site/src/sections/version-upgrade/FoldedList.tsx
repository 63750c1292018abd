import type { ReactNode } from 'react';
import styles from './VersionUpgrade.module.css';

interface FoldedListProps {
  /** Name of the part. */
  label: string;
  title: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of the comparison that folds. */
export function FoldedList({ label, title, isOpen, children }: FoldedListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={label} className={styles.list}>
      <details open={isOpen}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </div>
  );
}
