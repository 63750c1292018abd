import { groupPath } from './groupPages.ts';
import type { Category, SidebarPlace, SitePage } from './types.ts';

export interface SidebarLink {
  kind: 'link';
  label: string;
  /** Its name in English or in code, shown muted beside the label. */
  english?: string | undefined;
  /** Path below the base: `docs/Theme/palette/`. */
  path: string;
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  description: string;
  /** Path of its own page below the base. */
  path: string;
  /** Folder name, used to remember whether the reader closed the group. */
  key: string;
  items: SidebarLink[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

type Placed = SitePage & { sidebar: SidebarPlace };

const link = ({ path, sidebar }: Placed): SidebarLink => ({
  kind: 'link',
  label: sidebar.label,
  english: sidebar.english,
  path,
});

/** Tree of the sidebar, each level in the order of its positions. Unlisted pages stay out. */
export function buildSidebar(
  pages: readonly SitePage[],
  categories: readonly Category[],
): SidebarItem[] {
  const placed = pages
    .filter((page): page is Placed => page.listed && page.sidebar !== undefined)
    .sort((a, b) => a.sidebar.order - b.sidebar.order);
  const inGroup = (group: string) => placed.filter(({ sidebar }) => sidebar.group === group);
  const links = inGroup('').map((page) => ({ order: page.sidebar.order, item: link(page) }));
  const groups = categories.map(({ path, label, description, position }) => ({
    order: position,
    item: {
      kind: 'category' as const,
      label,
      description,
      path: groupPath(path),
      key: path,
      items: inGroup(path).map(link),
    },
  }));
  return [...links, ...groups.filter(({ item }) => item.items.length > 0)]
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Number of links up to which every page has the whole tree. */
const MAX_LINKS = 60;

/**
 * The tree on one page. In a tree of more than MAX_LINKS, groups without that page are links to their
 * own pages, which list their content.
 * @param path of the page below the base
 */
export function sidebarOn(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  if (flattenSidebar(items).length <= MAX_LINKS) {
    return items;
  }
  const isOpen = (item: SidebarCategory) =>
    item.path === path || item.items.some((held) => held.path === path);
  return items.map((item) =>
    item.kind === 'link' || isOpen(item)
      ? item
      : { kind: 'link', label: item.label, path: item.path },
  );
}

/** Pages in reading order. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : item.items));
}

/** The group that holds a page, if any. */
export function categoryOf(
  items: readonly SidebarItem[],
  path: string,
): SidebarCategory | undefined {
  return items
    .filter((item) => item.kind === 'category')
    .find((item) => item.items.some((held) => held.path === path));
}

/** A page before or after another one, with its group. */
export interface Neighbour extends SidebarLink {
  group: string | undefined;
}

/** Pages before and after one page in reading order; an unlisted page has neither. */
export function neighbours(
  items: readonly SidebarItem[],
  path: string,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const links = flattenSidebar(items);
  const at = links.findIndex((held) => held.path === path);
  const beside = (link: SidebarLink | undefined) =>
    link && { ...link, group: categoryOf(items, link.path)?.label };
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: beside(links[at - 1]), next: beside(links[at + 1]) };
}
