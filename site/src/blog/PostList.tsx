import { href } from '../config/paths.ts';
import { blogText } from '../text/blog.ts';
import { Prose } from '../ui/Prose.tsx';
import styles from './PostList.module.css';
import { PostMeta, PostTags } from './PostMeta.tsx';
import type { PostWithText } from './posts.ts';

/** Posts with their excerpts, each with a link to the rest. */
export function PostList({ posts }: { posts: readonly PostWithText[] }) {
  if (posts.length === 0) {
    return <p>{blogText.empty}</p>;
  }
  return posts.map((post) => (
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
      <PostTags post={post} />
    </article>
  ));
}
