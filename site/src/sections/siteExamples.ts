/** Examples that components of the site show, beside those on the pages of authors. */
export const siteExamples = [
  'Home.app',
  'Home.fold',
  'Home.overlays',
  'Home.theme',
  'ThemeFactory.builder',
] as const;

/** Name of such an example. */
export type SiteExample = (typeof siteExamples)[number];
