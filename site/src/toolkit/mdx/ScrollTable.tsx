import type { ReactNode } from 'react';
import { docsText } from '../../text/docs.ts';
import styles from './ScrollTable.module.css';

interface ScrollTableProps {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly string[];
  /** Additional class of the box. */
  className?: string | undefined;
  /** Rows of the body. */
  children: ReactNode;
}

/** A table that scrolls horizontally inside a focusable box. */
export function ScrollTable({ label, columns, className = '', children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      className={`table-scroll ${styles.box} ${className}`}
      role="group"
      aria-label={docsText.scrollsTable(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard's focus
      tabIndex={0}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
