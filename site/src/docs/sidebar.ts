/** What the sidebar needs to know of one page. */
export interface DocSummary {
  /** Path below content/docs without extension, exact case: `Theme/palette`. */
  id: string;
  title: string;
  label: string;
  position: number;
  unlisted: boolean;
}

/** A folder of pages that the sidebar shows as a group: an entry of content/docs/categories.yml. */
export interface Category {
  /** Folder name. */
  path: string;
  label: string;
  position: number;
  description: string;
}

export interface SidebarLink {
  kind: 'link';
  label: string;
  /** Path below the base: `docs/Theme/palette/`. */
  path: string;
  id: string;
}

export interface SidebarCategory {
  kind: 'category';
  label: string;
  description: string;
  /** Folder name, used to remember whether the reader closed the group. */
  key: string;
  items: SidebarLink[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** Path of a documentation page below the base. */
export function docPath(id: string): string {
  return `docs/${id}/`;
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

function linksIn(docs: readonly DocSummary[], folder: string): (SidebarLink & Positioned)[] {
  return docs
    .filter((doc) => (doc.id.includes('/') ? doc.id.slice(0, doc.id.indexOf('/')) : '') === folder)
    .map((doc) => ({
      kind: 'link' as const,
      label: doc.label,
      path: docPath(doc.id),
      id: doc.id,
      position: doc.position,
    }))
    .sort(byPosition);
}

interface Positioned {
  position: number;
}

function withoutPosition({ position: _position, ...link }: SidebarLink & Positioned): SidebarLink {
  return link;
}

/**
 * Tree of the sidebar, each level in the order of its positions. Unlisted pages stay out.
 * @throws when a page stands in a folder that categories.yml does not name
 */
export function buildSidebar(
  docs: readonly DocSummary[],
  categories: readonly Category[],
): SidebarItem[] {
  for (const doc of docs) {
    const folder = doc.id.includes('/') ? doc.id.slice(0, doc.id.indexOf('/')) : null;
    if (folder !== null && !categories.some((category) => category.path === folder)) {
      throw new Error(
        `content/docs/${doc.id}.mdx: "${folder}" 묶음이 content/docs/categories.yml에 없습니다. path, label, position, description을 추가하십시오.`,
      );
    }
  }
  const listed = docs.filter((doc) => !doc.unlisted);
  const groups = categories.map((category) => ({
    kind: 'category' as const,
    label: category.label,
    description: category.description,
    key: category.path,
    items: linksIn(listed, category.path).map(withoutPosition),
    position: category.position,
  }));
  return [...linksIn(listed, ''), ...groups.filter((group) => group.items.length > 0)]
    .sort(byPosition)
    .map(({ position: _position, ...item }) => item as SidebarItem);
}

/** Pages in reading order. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : item.items));
}

/** The group that holds a page, if any. */
export function categoryOf(items: readonly SidebarItem[], id: string): SidebarCategory | undefined {
  return items.find(
    (item): item is SidebarCategory =>
      item.kind === 'category' && item.items.some((link) => link.id === id),
  );
}

/** Pages before and after one page in reading order; an unlisted page has neither. */
export function neighbours(
  items: readonly SidebarItem[],
  id: string,
): { previous: SidebarLink | undefined; next: SidebarLink | undefined } {
  const links = flattenSidebar(items);
  const at = links.findIndex((link) => link.id === id);
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: links[at - 1], next: links[at + 1] };
}
