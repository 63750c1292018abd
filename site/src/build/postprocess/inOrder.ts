/**
 * What was noted of pages, in the order that their files have in folders. Pages come as they are
 * rendered, many at once: in this order two builds of one site are the same.
 * @param noted by the path of each page below the base
 */
export function inOrder<Noted>(noted: ReadonlyMap<string, Noted>): Map<string, Noted> {
  const fileOf = ([path]: [string, Noted]) => `${path}index.html`;
  return new Map([...noted].sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1)));
}
