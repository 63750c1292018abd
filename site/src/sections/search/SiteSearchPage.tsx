import type { ListedPage } from '@zs-docs/search';
import { SearchPage } from '@zs-docs/search/react';
import '@zs-docs/search/page.css';
import '@zs-docs/search/results.css';
import type { SidebarItem, SidebarLink } from '../../content/page-table/sidebar.ts';
import { searchSettings as settings } from '../../layout/document/SearchSettings.tsx';
import { href } from '../../settings/paths.ts';
import { searchText } from '../../text/search.ts';
import { islandText } from '../../text/shell.ts';
import { Island } from '../islands/Island.tsx';
import styles from './SiteSearchPage.module.css';

/** Pages of the sidebar with their group, for the search page. */
function listedPages(sidebar: readonly SidebarItem[]): ListedPage[] {
  const page = (link: SidebarLink, group: string) => ({
    title: link.label,
    url: href(link.path),
    group,
  });
  return sidebar.flatMap((item) =>
    item.kind === 'link'
      ? [page(item, searchText.ungrouped)]
      : item.items.map((link) => page(link, item.label)),
  );
}

/** Search page of this site. */
export function SiteSearchPage({ sidebar }: { sidebar: readonly SidebarItem[] }) {
  const pages = listedPages(sidebar);
  return (
    <main id="main" className={styles.main}>
      <h1 className={styles.title}>{searchText.pageTitle}</h1>
      <Island name="SearchPage" props={{ settings, pages }} text={islandText}>
        <SearchPage settings={settings} pages={pages} text={searchText} />
      </Island>
    </main>
  );
}
