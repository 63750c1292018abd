/** Takes a heading, returns the anchor that Markdown tools commonly give it. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The slugs of one page, repeated ones numbered from 1. */
export interface PageSlugs {
  /** Slug that the heading would get next. */
  peek(heading: string): string;
  /** The same, and counts it as given. */
  take(heading: string): string;
}

/** Starts the slugs of a page. */
export function pageSlugs(): PageSlugs {
  const given = new Map<string, number>();
  const numbered = (base: string) => {
    const count = given.get(base) ?? 0;
    return count ? `${base}-${count}` : base;
  };
  return {
    peek: (heading) => numbered(slug(heading)),
    take(heading) {
      const base = slug(heading);
      const made = numbered(base);
      given.set(base, (given.get(base) ?? 0) + 1);
      return made;
    },
  };
}
