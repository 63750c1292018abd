/**
 * Creates the anchor that Markdown tools commonly generate for a heading.
 * @example slug('닫기 버튼: onClose') // '닫기-버튼-onclose'
 */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/**
 * Returns the slug of the next heading of one page; repeated ones are numbered from 1.
 * @param isTaken false to peek at the slug without using it
 */
type PageSlugs = (heading: string, isTaken?: boolean) => string;

/**
 * Creates the slugs of a page.
 * @example ((slugOf) => [slugOf('Props'), slugOf('Props')])(pageSlugs()) // ['props', 'props-1']
 */
export function pageSlugs(): PageSlugs {
  const given = new Map<string, number>();
  return (heading, isTaken = true) => {
    const base = slug(heading);
    const count = given.get(base) ?? 0;
    if (isTaken) {
      given.set(base, count + 1);
    }
    return count ? `${base}-${count}` : base;
  };
}
