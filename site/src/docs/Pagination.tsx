import { href } from '../config/paths.ts';
import { docsText } from '../text/docs.ts';
import styles from './Pagination.module.css';
import type { SidebarLink } from './sidebar.ts';

interface PaginationProps {
  previous: SidebarLink | undefined;
  next: SidebarLink | undefined;
}

/** Links to the pages before and after this one in reading order. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className={styles.pagination} aria-label={docsText.pagination}>
      {previous ? (
        <a href={href(previous.path)} rel="prev">
          <span>{docsText.previous}</span>
          <strong>{previous.label}</strong>
        </a>
      ) : null}
      {next ? (
        <a className={styles.next} href={href(next.path)} rel="next">
          <span>{docsText.next}</span>
          <strong>{next.label}</strong>
        </a>
      ) : null}
    </nav>
  );
}
