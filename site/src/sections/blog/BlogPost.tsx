import type { ReactNode } from 'react';
import type { TocEntry } from '../../content/markdown/toc.ts';
import type { PostPage } from '../../content/page-table/types.ts';
import { FirstViewEnd } from '../../layout/ui/FirstViewEnd.tsx';
import { Notices } from '../../layout/ui/Notices.tsx';
import { Prose } from '../../layout/ui/Prose.tsx';
import { TocFold } from '../../layout/ui/Toc.tsx';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { blogText } from '../../text/blog.ts';
import styles from '../docs/Pagination.module.css';
import { BlogLayout } from './BlogLayout.tsx';
import pageStyles from './BlogPage.module.css';
import { Comments } from './Comments.tsx';
import { PostMeta, PostTags } from './PostMeta.tsx';

interface BlogPostProps {
  post: PostPage;
  /** Every listed post, newest first. */
  posts: readonly PostPage[];
  toc: readonly TocEntry[];
  /** The rendered body. */
  children?: ReactNode;
}

/** One post: text, tags, links to the posts beside it, and comments if the settings have them. */
export function BlogPost({ post, posts, toc, children }: BlogPostProps) {
  const index = posts.findIndex(({ path }) => path === post.path);
  const newer = index > 0 ? posts[index - 1] : undefined;
  const older = index >= 0 ? posts[index + 1] : undefined;
  return (
    <BlogLayout posts={posts} path={post.path} toc={toc}>
      <Notices unlisted={!post.listed} draft={post.draft} />
      <TocFold entries={toc} />
      <article>
        <h1 className={pageStyles.title}>{post.title}</h1>
        <PostMeta post={post} />
        <FirstViewEnd />
        <Prose>{children}</Prose>
        <PostTags post={post} />
      </article>
      {newer || older ? (
        <nav className={styles.pagination} aria-label={blogText.postNavigation}>
          {newer ? <Neighbour label={blogText.newerPost} post={newer} rel="next" /> : null}
          {older ? <Neighbour label={blogText.olderPost} post={older} rel="prev" /> : null}
        </nav>
      ) : null}
      {siteConfig.comments ? <Comments settings={siteConfig.comments} /> : null}
    </BlogLayout>
  );
}

function Neighbour({ label, post, rel }: { label: string; post: PostPage; rel: string }) {
  return (
    <a className={rel === 'prev' ? styles.next : undefined} href={href(post.path)} rel={rel}>
      <span>{label}</span>
      <strong>{post.title}</strong>
    </a>
  );
}
