import type { ReactNode } from 'react';
import { BlogLayout, type PostLink } from './BlogLayout.tsx';
import styles from './BlogPage.module.css';

interface BlogPageProps {
  title: string;
  description?: string;
  posts: readonly PostLink[];
  path: string;
  children?: ReactNode;
}

/** A page of the blog that is not a post: list, archive, authors, tags. */
export function BlogPage({ title, description, posts, path, children }: BlogPageProps) {
  return (
    <BlogLayout posts={posts} path={path}>
      <h1 className={styles.title}>{title}</h1>
      {description ? <p className={styles.lead}>{description}</p> : null}
      {children}
    </BlogLayout>
  );
}
