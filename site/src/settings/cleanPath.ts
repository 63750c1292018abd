/** The end of an address that names the file of a page: `/index.html` or `.html`. */
export const PAGE_FILE = /(?:(?:^|\/)index)?\.html$/;

/**
 * Clean address of a page, without the name of its file: `/docs/intro.html` and
 * `/docs/intro/index.html` become `/docs/intro/`. Pure, so that the router and the build
 * can share it.
 */
export function cleanPath(path: string): string {
  return path.replace(PAGE_FILE, '/');
}
