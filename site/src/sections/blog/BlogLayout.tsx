import type { ReactNode } from 'react';
import type { TocEntry } from '../../content/markdown/toc.ts';
import { builtInPages } from '../../content/page-table/builtInPages.ts';
import type { PostPage } from '../../content/page-table/types.ts';
import { Toc } from '../../layout/ui/Toc.tsx';
import { href } from '../../settings/paths.ts';
import { blogText } from '../../text/blog.ts';
import styles from './BlogLayout.module.css';
import { groupByYear, splitRecent } from './lists.ts';

interface BlogLayoutProps {
  /** Every listed post, newest first. */
  posts: readonly PostPage[];
  /** Path of the current page, which the list marks. */
  path: string;
  /** Of a post; its place is the list's on other pages. */
  toc?: readonly TocEntry[];
  children?: ReactNode;
}

/** Layout of every blog page: beside the text the recent posts by year, with the current one. */
export function BlogLayout({ posts, path, toc, children }: BlogLayoutProps) {
  const { recent, older } = splitRecent(posts);
  const listed = [...recent, ...older.filter((post) => post.path === path)];
  return (
    <div className={toc ? styles.layout : styles.lists}>
      <nav className={styles.sidebar} aria-label={blogText.recentPosts} data-search-ignore>
        <a className={styles.title} href={href('blog/')}>
          {blogText.recentPosts}
        </a>
        {groupByYear(listed).map(({ year, items }) => (
          <section key={year}>
            <h2 className={styles.year}>{year}</h2>
            <ul>
              {items.map((post) => (
                <li key={post.path}>
                  <a href={href(post.path)} aria-current={post.path === path ? 'page' : undefined}>
                    {post.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul className={styles.more}>
          {toc
            ? null
            : [builtInPages.archive, builtInPages.tags, builtInPages.authors].map((list) => (
                <li key={list.path}>
                  <a href={href(list.path)}>{list.title}</a>
                </li>
              ))}
          <li>
            <a href={href('blog/rss.xml')} data-native>
              {blogText.rss}
            </a>
          </li>
          <li>
            <a href={href('blog/atom.xml')} data-native>
              {blogText.atom}
            </a>
          </li>
        </ul>
      </nav>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Toc entries={toc ?? []} />
    </div>
  );
}
