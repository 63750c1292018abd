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
