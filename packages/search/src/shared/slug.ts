/** Takes a heading, returns the anchor that Markdown tools commonly give it. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Returns a function that makes the slugs of one page, numbering repeated ones from 1. */
export function pageSlugger(): (heading: string) => string {
  const seen = new Map<string, number>();
  return (heading) => {
    const base = slug(heading);
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return count ? `${base}-${count}` : base;
  };
}
