/** The last segment of a path: `right-hot` of `blog/authors/right-hot/`. */
export function slugOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}
