import { buildToc, type PageHeading } from '../../content/markdown/toc.ts';
import { categoryOf, neighbours, type SidebarCategory } from '../../content/page-table/sidebar.ts';
import type { DocPage } from '../../content/page-table/types.ts';
import { breadcrumbList, techArticle } from '../../layout/document/jsonLd.ts';
import { siteConfig } from '../../site.config.ts';
import { docsText } from '../../text/docs.ts';
import { lastUpdated } from './lastUpdated.ts';

/** Properties of the layout of a documentation page, and its structured data. */
export function docPageProps(
  page: DocPage,
  sidebar: readonly SidebarCategory[],
  headings: readonly PageHeading[],
) {
  const { title, path, file } = page;
  const category = categoryOf(sidebar, path);
  const { editBase, showLastUpdated, docsVersion } = siteConfig;
  return {
    jsonLd: [
      techArticle(page),
      breadcrumbList([
        { name: docsText.title, path: 'docs/intro/' },
        ...(category && category.path !== path
          ? [{ name: category.label, path: category.path }]
          : []),
        { name: title, path },
      ]),
    ],
    layout: {
      page,
      category,
      toc: buildToc(headings),
      ...neighbours(sidebar, path),
      editUrl: editBase === null ? null : `${editBase}site/${file}`,
      lastUpdated: showLastUpdated ? lastUpdated(file) : undefined,
      banner: page.banner ?? docsVersion.banner,
    },
  };
}
