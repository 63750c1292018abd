/**
 * Formats a place in a file of the site for errors and warnings.
 * @param file path below the site's folder: `content/docs/intro.mdx`
 * @param line counted from 1; undefined or 0 for the whole file
 * @returns path below the project's folder: `site/content/docs/intro.mdx:3`
 */
export function placeOf(file: string, line?: number | string): string {
  return `site/${file}${line ? `:${line}` : ''}`;
}
