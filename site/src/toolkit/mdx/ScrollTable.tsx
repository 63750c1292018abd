import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';

interface ScrollTableProps {
  /** Label of the region for screen readers. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard's focus
    <section className={`table-scroll ${styles.box} ${className}`} aria-label={label} tabIndex={0}>
      <table>
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
    </section>
  );
}
