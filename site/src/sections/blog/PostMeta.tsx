import { languageOf } from '../../content/markdown/isEnglish.ts';
import type { PostPage } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import { blogText } from '../../text/blog.ts';
import { formatDate, isoDay } from '../formatDate.ts';
import styles from './PostMeta.module.css';

/** Date, reading time and authors of a post. */
export function PostMeta({ post }: { post: PostPage }) {
  return (
    <div className={styles.meta}>
      <time dateTime={isoDay(post.date)}>{formatDate(post.date)}</time>
      <span className={styles.item}>
        <Separator />
        {blogText.readingTime(post.minutes)}
      </span>
      {post.authors.map((author) => (
        <span key={author.path} className={styles.item}>
          <Separator />
          <a href={href(author.path)}>{author.name}</a>
          {author.title ? (
            <span className={styles.role} lang={languageOf(author.title)}>
              {author.title}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}

/** Wraps together with the item after it, so that no line ends with a dot. */
const Separator = () => (
  <span className={styles.dot} aria-hidden="true">
    ·
  </span>
);

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
