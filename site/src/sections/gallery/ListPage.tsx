import type { ReactNode } from 'react';
import type { SitePage } from '../../content/page-table/types.ts';
import { FirstViewEnd } from '../../layout/ui/FirstViewEnd.tsx';
import { Breadcrumbs } from '../docs/Breadcrumbs.tsx';
import { PageTools } from '../docs/PageTools.tsx';
import styles from './ListPage.module.css';

/** Documentation page that lists others. The search indexes its title only. */
export function ListPage({ page, children }: { page: SitePage; children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Breadcrumbs label={page.title} />
      <h1 data-search-list="">{page.title}</h1>
      <p className={styles.lead}>{page.description}</p>
      <FirstViewEnd />
      <PageTools path={page.path} />
      {children}
    </main>
  );
}
