import type { PostPage } from '../../content/page-table/types.ts';
import { Prose } from '../../layout/ui/Prose.tsx';
import { href } from '../../settings/paths.ts';
import { Archive } from './Archive.tsx';
import styles from './PostList.module.css';
import { PostMeta } from './PostMeta.tsx';
import type { PostWithText } from './posts.ts';

interface PostListProps {
  posts: readonly PostWithText[];
  /** Posts below them that are shown as one line each. */
  older?: readonly PostPage[];
}

/** Posts by year with their excerpts, then the older ones. */
export function PostList({ posts, older = [] }: PostListProps) {
  return (
    <>
      <Archive posts={posts} row={Excerpt} />
      {older.length > 0 ? <Archive posts={older} /> : null}
    </>
  );
}

const Excerpt = (post: PostWithText) => (
  <article className={styles.post}>
    <h3 className={styles.title}>
      <a href={href(post.path)}>{post.title}</a>
    </h3>
    <Prose html={post.excerpt} />
    <PostMeta post={post} />
  </article>
);
