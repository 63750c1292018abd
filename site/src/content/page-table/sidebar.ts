import { entryOf } from './groupRedirects.ts';
import type { Category, SidebarPlace, SitePage } from './types.ts';

export interface SidebarLink {
  kind: 'link';
  /** Title of the page: a page has one name everywhere. */
  label: string;
  /** Path below the base: `docs/Theme/palette/`. */
  path: string;
  /** The version that no longer has what it is about. */
  removed?: string | undefined;
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  /** Path of the page that it begins with, below the base: several groups may begin with the gallery. */
  path: string;
  /** Its name in the front matter of pages, used to remember whether the reader opened the group. */
  key: string;
  items: SidebarLink[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

type Placed = SitePage & { sidebar: SidebarPlace };

const link = (page: Placed): SidebarLink => ({
  kind: 'link',
  label: page.title,
  path: page.path,
  ...(page.kind === 'doc' && page.removed !== undefined && { removed: page.removed }),
});

/** Groups of the sidebar and their pages, both in the order of their positions. Unlisted pages stay out. */
export function buildSidebar(
  pages: readonly SitePage[],
  categories: readonly Category[],
): SidebarCategory[] {
  const placed = pages
    .filter((page): page is Placed => page.listed && page.sidebar !== undefined)
    .sort((a, b) => a.sidebar.order - b.sidebar.order);
  return categories
    .toSorted((a, b) => a.position - b.position)
    .flatMap((category) => {
      const path = entryOf(category, placed);
      const { label, path: key } = category;
      const items = placed.filter(({ sidebar }) => sidebar.group === key).map(link);
      return path === undefined ? [] : { kind: 'category' as const, label, path, key, items };
    });
}

/** Number of links up to which every page has the whole tree. */
const MAX_LINKS = 60;

const holdsPage = ({ items }: SidebarCategory, path: string) =>
  items.some((held) => held.path === path);

/** Whether a group is open on a page: on that which it begins with, and on those that it holds. */
export const isOpenOn = (group: SidebarCategory, path: string) =>
  group.path === path || holdsPage(group, path);

/**
 * The tree on one page. In a tree of more than MAX_LINKS, groups without that page are links to the
 * pages that they begin with.
 * @param path of the page below the base
 */
export function sidebarOn(
  sidebar: readonly SidebarCategory[],
  path: string,
): readonly SidebarItem[] {
  if (flattenSidebar(sidebar).length <= MAX_LINKS) {
    return sidebar;
  }
  return sidebar.map((group) =>
    isOpenOn(group, path) ? group : { kind: 'link', label: group.label, path: group.path },
  );
}

/** Pages in reading order. */
export function flattenSidebar(sidebar: readonly SidebarCategory[]): SidebarLink[] {
  return sidebar.flatMap(({ items }) => items);
}

/** The group that holds a page; an unlisted page is in none. */
export function categoryOf(
  sidebar: readonly SidebarCategory[],
  path: string,
): SidebarCategory | undefined {
  return sidebar.find((group) => holdsPage(group, path));
}

/** A page before or after another one, with its group. */
export interface Neighbour extends SidebarLink {
  group: string | undefined;
}

/** Pages before and after one page in reading order; an unlisted page has neither, nor one of a removed name. */
export function neighbours(
  sidebar: readonly SidebarCategory[],
  path: string,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const links = flattenSidebar(sidebar).filter(({ removed }) => !removed);
  const at = links.findIndex((held) => held.path === path);
  const beside = (link: SidebarLink | undefined) =>
    link && { ...link, group: categoryOf(sidebar, link.path)?.label };
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: beside(links[at - 1]), next: beside(links[at + 1]) };
}
