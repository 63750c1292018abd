import { languageOf } from '../../content/markdown/isEnglish.ts';
import type { Author, PostPage, Tag } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import { blogText } from '../../text/blog.ts';
import styles from './Cards.module.css';

/** Authors with title, description and number of posts. */
export function AuthorCards({
  authors,
  posts,
}: {
  authors: readonly Author[];
  posts: readonly PostPage[];
}) {
  return (
    <ul className={styles.cards}>
      {authors.map((author) => (
        <li key={author.path}>
          <a className={styles.name} href={href(author.path)}>
            {author.name}
          </a>
          {author.title ? <p lang={languageOf(author.title)}>{author.title}</p> : null}
          {author.description ? <p>{author.description}</p> : null}
          <p className={styles.count}>
            {blogText.postCount(countPosts(posts, (post) => post.authors, author.path))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Tags with description and number of posts. */
export function TagCards({ tags, posts }: { tags: readonly Tag[]; posts: readonly PostPage[] }) {
  return (
    <ul className={styles.cards}>
      {tags.map((tag) => (
        <li key={tag.path}>
          <a className={styles.name} href={href(tag.path)}>
            {tag.label}
          </a>
          <p>{tag.description}</p>
          <p className={styles.count}>
            {blogText.postCount(countPosts(posts, (post) => post.tags, tag.path))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function countPosts(
  posts: readonly PostPage[],
  list: (post: PostPage) => readonly { path: string }[],
  path: string,
): number {
  return posts.filter((post) => list(post).some((item) => item.path === path)).length;
}
