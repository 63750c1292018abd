import type { Neighbour } from '../../content/page-table/sidebar.ts';
import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import styles from './Pagination.module.css';

interface PaginationProps {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Direction, group and title of a page: several groups have a page of the same title. */
function LinkLabel({ direction, to }: { direction: string; to: Neighbour }) {
  return (
    <>
      <span>{to.group === undefined ? direction : `${direction} · ${to.group}`}</span>
      <strong>{to.label}</strong>
    </>
  );
}

/** Links to the previous and next page in the order of the sidebar. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className={styles.pagination} aria-label={docsText.pagination}>
      {previous ? (
        <a href={href(previous.path)} rel="prev">
          <LinkLabel direction={docsText.previous} to={previous} />
        </a>
      ) : null}
      {next ? (
        <a className={styles.next} href={href(next.path)} rel="next">
          <LinkLabel direction={docsText.next} to={next} />
        </a>
      ) : null}
    </nav>
  );
}
