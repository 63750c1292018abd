/** @returns the last part of a path below the base: `right-hot` of `blog/authors/right-hot/` */
export function lastPart(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}
