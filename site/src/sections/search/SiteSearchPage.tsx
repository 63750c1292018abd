import type { ListedPage } from '@zs-docs/search';
import { SearchPage } from '@zs-docs/search/react';
import '@zs-docs/search/page.css';
import '@zs-docs/search/results.css';
import { searchSettings as settings } from '../../layout/document/SearchSettings.tsx';
import { searchText } from '../../text/search.ts';
import { islandText } from '../../text/shell.ts';
import { Island } from '../islands/Island.tsx';
import styles from './SiteSearchPage.module.css';

/** Search page of this site. */
export function SiteSearchPage({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <main id="main" className={styles.main}>
      <h1 className={styles.title}>{searchText.pageTitle}</h1>
      <Island name="SearchPage" props={{ settings, pages }} text={islandText}>
        <SearchPage settings={settings} pages={pages} text={searchText} />
      </Island>
    </main>
  );
}
