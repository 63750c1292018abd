/** Posts of one year in their given order. */
interface YearGroup<Item> {
  year: number;
  items: Item[];
}

/** Groups posts by the year of their date, in UTC, and keeps their order. */
export function groupByYear<Item extends { date: Date }>(
  items: readonly Item[],
): YearGroup<Item>[] {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const year = item.date.getUTCFullYear();
    groups.set(year, [...(groups.get(year) ?? []), item]);
  }
  return [...groups].map(([year, members]) => ({ year, items: members }));
}

/** Limit of posts that a list shows with their text, and that a feed contains. */
const MAX_RECENT_POSTS = 20;

/** Splits posts, newest first, into those shown with their text and the older ones. */
export function splitRecent<Post>(posts: readonly Post[]): { recent: Post[]; older: Post[] } {
  return { recent: posts.slice(0, MAX_RECENT_POSTS), older: posts.slice(MAX_RECENT_POSTS) };
}

/** The last segment of a path: `right-hot` of `blog/authors/right-hot/`. */
export function slugOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}
