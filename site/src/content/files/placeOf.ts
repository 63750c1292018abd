/**
 * Place of something in a file of the site, as errors and warnings name it.
 * @param file path below the site's folder: `content/docs/intro.mdx`
 * @param line counted from 1; none, or 0, for the whole file
 * @returns path below the project's folder: `site/content/docs/intro.mdx:3`
 */
export function placeOf(file: string, line?: number | string): string {
  return `site/${file}${line ? `:${line}` : ''}`;
}
