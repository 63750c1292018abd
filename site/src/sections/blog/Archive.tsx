import type { PostPage } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import { blogText } from '../../text/blog.ts';
import { formatDate, isoDay } from '../formatDate.ts';
import styles from './Archive.module.css';
import { groupByYear } from './lists.ts';

/** Posts as one line each, by year. */
export function Archive({ posts }: { posts: readonly PostPage[] }) {
  if (posts.length === 0) {
    return <p>{blogText.empty}</p>;
  }
  return groupByYear(posts).map(({ year, items }) => (
    <section key={year}>
      <h2 className={styles.year}>{year}</h2>
      <ul className={styles.list}>
        {items.map((post) => (
          <li key={post.path}>
            <time dateTime={isoDay(post.date)}>{formatDate(post.date)}</time>
            <a href={href(post.path)}>{post.title}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
