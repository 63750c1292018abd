import type { ListedPage } from '@zs-docs/search';
import type { SidebarItem, SidebarLink } from '../../content/page-table/sidebar.ts';
import { href } from '../../settings/paths.ts';
import { searchText } from '../../text/search.ts';

/** Pages of the sidebar with their group, for the search page. */
export function listedPages(sidebar: readonly SidebarItem[]): ListedPage[] {
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
