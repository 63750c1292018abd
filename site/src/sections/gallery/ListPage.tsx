import type { ReactNode } from 'react';
import type { SitePage } from '../../content/page-table/types.ts';
import { FirstViewEnd } from '../../layout/ui/FirstViewEnd.tsx';
import { Notices } from '../../layout/ui/Notices.tsx';
import { siteConfig } from '../../site.config.ts';
import { Breadcrumbs } from '../docs/Breadcrumbs.tsx';
import { PageTitle } from '../docs/PageTitle.tsx';
import styles from './ListPage.module.css';

/** Documentation page that lists others. The search indexes its title only. */
export function ListPage({ page, children }: { page: SitePage; children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Breadcrumbs label={page.title} />
      <Notices version={siteConfig.docsVersion.banner} />
      <div className={styles.title}>
        <PageTitle title={page.title} path={page.path} isList />
      </div>
      <p className={styles.lead}>{page.description}</p>
      <FirstViewEnd />
      {children}
    </main>
  );
}
