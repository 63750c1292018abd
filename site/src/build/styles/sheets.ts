import type { Plugin, Rolldown } from 'vite';
import { withBrand } from '../../settings/brand/brandColors.ts';

/** Files and folders below `site/src` with the styles of the first view: the shell, and the lead. */
export const SHELL = [
  'layout/ui/tokens.css',
  'layout/ui/base.css',
  'layout/ui/Logo.module.css',
  'layout/ui/Notices.module.css',
  'layout/ui/Toc.module.css',
  'layout/shell/',
  'layout/document/search.css',
  'sections/docs/DocPage.module.css',
  'sections/docs/Breadcrumbs.module.css',
  'sections/docs/PageTitle.module.css',
  'sections/gallery/ListPage.module.css',
  'sections/blog/BlogLayout.module.css',
  'sections/blog/BlogPage.module.css',
  'sections/blog/PostMeta.module.css',
];

/** Sections with styles that only their own pages need. */
const OWN_SHEET = /\/sections\/(home|search|gallery|blog|not-found|version-upgrade)\//;

/** Sheets of @zs-docs/search that only the search page links. */
const SEARCH_PAGE = /\/search\/styles\/(?:page|results)\.css$/;

/** Names of all sheets, in the order of the cascade and of the links on every page. */
export const SHEETS = [
  'shell',
  'site',
  'gallery',
  'blog',
  'home',
  'search',
  'not-found',
  'version-upgrade',
] as const;

/**
 * Name of the sheet for a CSS module. There are few, so that the next page of a visit rarely loads one.
 * @param id path of the module, with or without a query of Vite
 */
export function sheetOf(id: string): (typeof SHEETS)[number] {
  const path = id.replace(/\?.*$/, '');
  if (SHELL.some((file) => path.includes(`/site/src/${file}`))) {
    return 'shell';
  }
  if (SEARCH_PAGE.test(path)) {
    return 'search';
  }
  return (OWN_SHEET.exec(path)?.[1] as 'home' | undefined) ?? 'site';
}

/** Bundles the CSS of the pages into these sheets. */
export const sheetChunks: Rolldown.OutputOptions = {
  codeSplitting: { groups: [{ name: sheetOf, test: /\.css(?:$|\?)/ }] },
};

/** Puts the colours of the brand into the design tokens. */
export const brandSheets = (): Plugin => ({
  name: 'brand-sheets',
  enforce: 'pre',
  transform: { filter: { id: /\/layout\/ui\/tokens\.css/ }, handler: (css) => withBrand(css) },
});
