import type { ReactNode } from 'react';
import type { TocEntry } from '../../content/markdown/toc.ts';
import { Notices } from './Notices.tsx';
import styles from './PlainPage.module.css';
import { Prose } from './Prose.tsx';
import { Toc, TocFold } from './Toc.tsx';

interface PlainPageProps {
  title: string;
  unlisted?: boolean;
  draft?: boolean;
  toc?: readonly TocEntry[];
  /** Whether it has two panes instead of a column of text. */
  wide?: boolean;
  children?: ReactNode;
}

/** Page of prose outside the docs and the blog. */
export function PlainPage({ title, unlisted, draft, toc = [], wide, children }: PlainPageProps) {
  return (
    <div className={styles.layout}>
      <main
        id="main"
        tabIndex={-1}
        className={wide ? `${styles.page} ${styles.wide}` : styles.page}
      >
        <Notices unlisted={unlisted ?? false} draft={draft ?? false} />
        <article>
          <h1>{title}</h1>
          <TocFold entries={toc} />
          <Prose>{children}</Prose>
        </article>
      </main>
      <Toc entries={toc} />
    </div>
  );
}
