/** A heading with an id, which an address can name. */
export interface PageHeading {
  depth: number;
  slug: string;
  text: string;
}

/** A heading that an author wrote, or a component, which may render headings of its own. */
export type OutlineEntry = PageHeading | { component: string };

/** A heading in the table of contents, with the level 3 headings under it. */
export interface TocEntry {
  slug: string;
  text: string;
  children: TocEntry[];
}

/** Builds a tree of the headings of levels 2 and 3. A level 3 before any level 2 is at the top level. */
export function buildToc(headings: readonly PageHeading[]): TocEntry[] {
  const entries: TocEntry[] = [];
  let parent: TocEntry | undefined;
  for (const { depth, slug, text } of headings) {
    const entry: TocEntry = { slug, text, children: [] };
    if (depth === 2) {
      entries.push(entry);
      parent = entry;
    } else if (depth === 3) {
      (parent?.children ?? entries).push(entry);
    }
  }
  return entries;
}
