/**
 * Where the share image of a page lies below the base.
 * @param path path of the page below the base, '' for home: `docs/intro/`
 */
export function ogImagePath(path: string): string {
  return `og/${path.replace(/\/$/, '') || 'home'}.png`;
}
