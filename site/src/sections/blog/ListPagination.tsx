import { postListPath } from '../../content/page-table/postLists.ts';
import { href } from '../../settings/paths.ts';
import { blogText } from '../../text/blog.ts';
import styles from './ListPagination.module.css';

interface ListPaginationProps {
  /** Number of the current page, from 1. */
  number: number;
  /** Number of pages. */
  count: number;
}

/** Links to the other pages of the list of posts. */
export function ListPagination({ number, count }: ListPaginationProps) {
  if (count < 2) {
    return null;
  }
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <nav className={styles.steps} aria-label={blogText.listSteps}>
      {number > 1 ? (
        <a href={href(postListPath(number - 1))} rel="prev">
          {blogText.newerPosts}
        </a>
      ) : null}
      <ol className="quiet">
        {numbers.map((one) => (
          <li key={one}>
            <a
              href={href(postListPath(one))}
              aria-label={blogText.listStep(one)}
              aria-current={one === number ? 'page' : undefined}
            >
              {one}
            </a>
          </li>
        ))}
      </ol>
      {number < count ? (
        <a className={styles.older} href={href(postListPath(number + 1))} rel="next">
          {blogText.olderPosts}
        </a>
      ) : null}
    </nav>
  );
}
