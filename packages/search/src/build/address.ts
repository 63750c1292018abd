/**
 * Names the address of a file of the site.
 * @param file path inside the folder of the site
 * @param base path under which the folder is served, with slashes on both ends
 * @example addressOf('guide/index.html', '/docs/') // '/docs/guide/'
 * @example addressOf('guide.html', '/docs/') // '/docs/guide.html'
 */
export function addressOf(file: string, base: string): string {
  return base + file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1');
}
