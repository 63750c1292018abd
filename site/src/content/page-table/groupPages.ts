import type { Category, DocPage, GroupPage } from './types.ts';

/** Path of the page of a group below the base: `docs/Theme/`. */
export const groupPath = (group: string) => `docs/${group}/`;

/**
 * Creates a page for each group with listed pages. A group with an index file in its folder has one
 * already.
 */
export function groupPages(categories: readonly Category[], docs: readonly DocPage[]): GroupPage[] {
  return categories.flatMap((category) => {
    const path = groupPath(category.path);
    const held = docs.filter(({ sidebar, listed }) => sidebar?.group === category.path && listed);
    if (held.length === 0 || docs.some((page) => page.path === path)) {
      return [];
    }
    const { label: title, description, keywords } = category;
    return {
      kind: 'group',
      path,
      title,
      description,
      file: 'content/docs/categories.yml',
      listed: true,
      draft: held.every(({ draft }) => draft),
      section: title,
      keywords,
      category,
    };
  });
}
