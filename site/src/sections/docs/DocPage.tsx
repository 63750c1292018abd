import type { ReactNode } from 'react';
import { joinCounts, joinLast } from '../../content/markdown/rehypeCounts.ts';
import type { TocEntry } from '../../content/markdown/toc.ts';
import type { Neighbour, SidebarCategory } from '../../content/page-table/sidebar.ts';
import type { DocPage as DocPageFacts } from '../../content/page-table/types.ts';
import { FirstViewEnd } from '../../layout/ui/FirstViewEnd.tsx';
import { Notices } from '../../layout/ui/Notices.tsx';
import { Prose } from '../../layout/ui/Prose.tsx';
import { Toc, TocFold } from '../../layout/ui/Toc.tsx';
import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import { MyVersion } from '../../toolkit/version/MyVersion.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocFooter } from './DocFooter.tsx';
import styles from './DocPage.module.css';
import { PageTitle } from './PageTitle.tsx';
import { Pagination } from './Pagination.tsx';

interface DocPageProps {
  page: DocPageFacts;
  /** Sidebar group of the page. */
  category: SidebarCategory | undefined;
  toc: readonly TocEntry[];
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  editUrl: string | null;
  lastUpdated: Date | undefined;
  banner: 'unreleased' | 'unmaintained' | null | undefined;
  children?: ReactNode;
}

/** Documentation page with its table of contents. */
export function DocPage(props: DocPageProps) {
  const { page } = props;
  return (
    <div className={styles.page}>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.top}>
          <Breadcrumbs category={props.category} label={page.title} path={page.path} />
          <MyVersion />
        </div>
        <div
          data-my-version-notice
          data-checked-from={page.checked?.from}
          data-checked-to={page.checked?.to}
        />
        <Notices unlisted={!page.listed} draft={page.draft} version={props.banner} />
        <article className={styles.article}>
          <PageTitle title={page.title} path={page.listed ? page.path : undefined} />
          {page.removed === undefined ? null : (
            <p className={styles.removed}>
              <a href={href('upgrade/')}>{docsText.removed(page.removed)}</a>
            </p>
          )}
          <p className={styles.lead}>{joinLast(joinCounts(page.description))}</p>
          <TocFold entries={props.toc} />
          <FirstViewEnd />
          <Prose>{props.children}</Prose>
        </article>
        <DocFooter editUrl={props.editUrl} lastUpdated={props.lastUpdated} />
        <Pagination previous={props.previous} next={props.next} />
      </main>
      <Toc entries={props.toc} />
    </div>
  );
}
