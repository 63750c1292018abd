import type { ReactNode } from 'react';
import { Breadcrumbs } from '../docs/Breadcrumbs.tsx';
import { PageTools } from '../docs/PageTools.tsx';
import { FirstViewEnd } from '../first-paint/FirstViewEnd.tsx';
import type { SitePage } from '../page-table/types.ts';
import styles from './ListPage.module.css';

/** A page of the documentation that lists others. It is no article: search finds what it lists. */
export function ListPage({ page, children }: { page: SitePage; children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Breadcrumbs label={page.title} />
      <h1>{page.title}</h1>
      <p className={styles.lead}>{page.description}</p>
      <PageTools path={page.path} />
      <FirstViewEnd />
      {children}
    </main>
  );
}
