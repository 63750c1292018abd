/**
 * Path of the Markdown beside a page: `docs/intro/` has `docs/intro.md`, the home page `index.md`. Pure,
 * so that pages, the build and the server can share it.
 * @param path of the page, with a slash at its end; that of home is '' or '/'
 */
export function markdownPath(path: string): string {
  return path.replace(/^(\/?)$/, '$1index/').replace(/\/$/, '.md');
}
