import type { ReactNode } from 'react';
import { Notices } from '../docs/Notices.tsx';
import styles from './PlainPage.module.css';
import { Prose } from './Prose.tsx';

interface PlainPageProps {
  title: string;
  unlisted?: boolean;
  draft?: boolean;
  children?: ReactNode;
}

/** A page of authored text outside the docs and the blog. */
export function PlainPage({ title, unlisted, draft, children }: PlainPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Notices unlisted={unlisted ?? false} draft={draft ?? false} />
      <article>
        <h1>{title}</h1>
        <Prose>{children}</Prose>
      </article>
    </main>
  );
}
