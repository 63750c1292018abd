/** A heading of a page that an address can lead to. */
export interface PageHeading {
  depth: number;
  slug: string;
  text: string;
}

/** A heading that an author wrote, or a component in whose place its own headings stand. */
export type OutlineEntry = PageHeading | { component: string };

/** A heading in the table of contents, with the level 3 headings under it. */
export interface TocEntry {
  slug: string;
  text: string;
  children: TocEntry[];
}

/** Headings of levels 2 and 3 as a tree. A level 3 heading before any level 2 stands at the top. */
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
