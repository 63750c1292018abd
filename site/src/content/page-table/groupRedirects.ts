import { builtInPages } from './builtInPages.ts';
import type { Category, RedirectPage, SitePage } from './types.ts';

/** Address of a group below the base: `docs/Theme/`. */
const groupPath = (group: string) => `docs/${group}/`;

/** Pages of a group that readers can see, in order. */
const listedIn = (category: Category, pages: readonly SitePage[]) =>
  pages
    .filter(({ sidebar, listed }) => sidebar?.group === category.path && listed)
    .sort((a, b) => (a.sidebar?.order ?? 0) - (b.sidebar?.order ?? 0));

/**
 * Path of the page that a group begins with: the index file in its folder, the gallery for one of
 * components, else its first page.
 * @returns undefined for a group without a page that readers can see
 */
export function entryOf(category: Category, pages: readonly SitePage[]): string | undefined {
  const index = groupPath(category.path);
  const held = listedIn(category, pages);
  if (held.length === 0 || held.some(({ path }) => path === index)) {
    return held.length === 0 ? undefined : index;
  }
  return category.components
    ? builtInPages.components.path
    : (held.find(({ draft }) => !draft) ?? held[0])?.path;
}

/** Leads the address of each group to the page that it begins with. */
export function groupRedirects(
  categories: readonly Category[],
  pages: readonly SitePage[],
): RedirectPage[] {
  return categories.flatMap((category) => {
    const path = groupPath(category.path);
    const to = entryOf(category, pages);
    const { label: title, description } = category;
    return to === undefined || to === path
      ? []
      : {
          ...builtInPages.docs,
          kind: 'redirect',
          path,
          to,
          title,
          description,
          file: 'content/docs/categories.yml',
          // In a build, a group of drafts alone has no page to lead to.
          draft: listedIn(category, pages).every(({ draft }) => draft),
        };
  });
}
