import type { ReactNode } from 'react';
import type { PostPage, SitePage } from '../../content/page-table/types.ts';
import { BlogLayout } from './BlogLayout.tsx';
import styles from './BlogPage.module.css';

interface BlogPageProps {
  page: SitePage;
  /** Every listed post, newest first. */
  posts: readonly PostPage[];
  children?: ReactNode;
}

/** Blog page that is no post: list, archive, authors, tags. */
export function BlogPage({ page, posts, children }: BlogPageProps) {
  return (
    <BlogLayout posts={posts} path={page.path}>
      <h1 className={styles.title} data-search-list={page.kind === 'builtIn' ? '' : undefined}>
        {page.title}
      </h1>
      {page.description === page.title ? null : <p className={styles.lead}>{page.description}</p>}
      {children}
    </BlogLayout>
  );
}
