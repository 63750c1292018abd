import type { Neighbour } from '../../content/page-table/sidebar.ts';
import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Which way, into which group, to which page: many groups have a page of the same name. */
function Step({ way, to }: { way: string; to: Neighbour }) {
  return (
    <>
      <span>{to.group === undefined ? way : `${way} · ${to.group}`}</span>
      <strong>{to.label}</strong>
    </>
  );
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
          <Step way={docsText.previous} to={previous} />
        </a>
      ) : null}
      {next ? (
        <a className={styles.next} href={href(next.path)} rel="next">
          <Step way={docsText.next} to={next} />
        </a>
      ) : null}
    </nav>
  );
}
