import type { ReactNode } from 'react';
import type { PostPage } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import { blogText } from '../../text/blog.ts';
import { formatDate, isoDay } from '../formatDate.ts';
import styles from './Archive.module.css';
import { groupByYear } from './lists.ts';

interface ArchiveProps<Post> {
  posts: readonly Post[];
  /** Shows a post; by default as one line. */
  row?: (post: Post) => ReactNode;
}

/** Posts by year. */
export function Archive<Post extends PostPage>({ posts, row = PostLine }: ArchiveProps<Post>) {
  if (posts.length === 0) {
    return <p>{blogText.empty}</p>;
  }
  return groupByYear(posts).map(({ year, items }) => (
    <section key={year} className={styles.group}>
      <h2 className={styles.year}>{year}</h2>
      <ul className={styles.list}>
        {items.map((post) => (
          <li key={post.path}>{row(post)}</li>
        ))}
      </ul>
    </section>
  ));
}

const PostLine = (post: PostPage) => (
  <div className={styles.line}>
    <time dateTime={isoDay(post.date)}>{formatDate(post.date)}</time>
    <a href={href(post.path)}>{post.title}</a>
  </div>
);
