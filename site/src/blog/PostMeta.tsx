import { Fragment } from 'react';
import { href } from '../config/paths.ts';
import type { PostPage } from '../page-table/types.ts';
import { blogText } from '../text/blog.ts';
import { formatDate, isoDay } from './formatDate.ts';
import styles from './PostMeta.module.css';

/** Date, reading time and authors of a post. */
export function PostMeta({ post }: { post: PostPage }) {
  return (
    <div className={styles.meta}>
      <time dateTime={isoDay(post.date)}>{formatDate(post.date)}</time>
      <span aria-hidden="true">·</span>
      <span>{blogText.readingTime(post.minutes)}</span>
      {post.authors.map((author) => (
        <Fragment key={author.path}>
          <span aria-hidden="true">·</span>
          <span className={styles.author}>
            <a href={href(author.path)}>{author.name}</a>
            {author.title ? <span className={styles.role}>{author.title}</span> : null}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

/** Tags of a post as links. */
export function PostTags({ post }: { post: PostPage }) {
  if (post.tags.length === 0) {
    return null;
  }
  return (
    <ul className={styles.tags} aria-label={blogText.postTags}>
      {post.tags.map((tag) => (
        <li key={tag.path}>
          <a href={href(tag.path)}>{tag.label}</a>
        </li>
      ))}
    </ul>
  );
}
