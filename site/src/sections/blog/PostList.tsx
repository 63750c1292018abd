import type { PostPage } from '../../content/page-table/types.ts';
import { Prose } from '../../layout/ui/Prose.tsx';
import { href } from '../../settings/paths.ts';
import { blogText } from '../../text/blog.ts';
import { Archive } from './Archive.tsx';
import styles from './PostList.module.css';
import { PostMeta } from './PostMeta.tsx';
import type { PostWithText } from './posts.ts';

interface PostListProps {
  posts: readonly PostWithText[];
  /** Posts below them that are shown as one line each. */
  older?: readonly PostPage[];
}

/** Posts with their excerpts, then the older ones by year. */
export function PostList({ posts, older = [] }: PostListProps) {
  if (posts.length === 0) {
    return <p>{blogText.empty}</p>;
  }
  const entries = posts.map((post) => (
    <article key={post.path} className={styles.post}>
      <h2 className={styles.title}>
        <a href={href(post.path)}>{post.title}</a>
      </h2>
      <PostMeta post={post} />
      <Prose html={post.excerpt} />
      {post.isTruncated ? (
        <a
          className={styles.more}
          href={href(post.path)}
          aria-label={blogText.readMoreAbout(post.title)}
        >
          {blogText.readMore}
        </a>
      ) : null}
    </article>
  ));
  return older.length === 0 ? (
    entries
  ) : (
    <>
      {entries}
      <Archive posts={older} />
    </>
  );
}
