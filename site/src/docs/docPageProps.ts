import { breadcrumbList, techArticle } from '../machines/jsonLd.ts';
import { siteConfig } from '../site.config.ts';
import { docsText } from '../text/docs.ts';
import type { Doc } from './docsTree.ts';
import { lastUpdated } from './lastUpdated.ts';
import { categoryOf, docPath, neighbours, type SidebarItem } from './sidebar.ts';
import { buildToc, type PageHeading } from './toc.ts';

/** What one documentation page hands to its layout (`page`) and to its document (`document`). */
export function docPageProps(
  doc: Doc,
  sidebar: readonly SidebarItem[],
  headings: readonly PageHeading[],
) {
  const { title, description, sidebar_label, unlisted, draft, banner } = doc.data;
  const file = doc.filePath ?? `content/docs/${doc.id}.mdx`;
  const category = categoryOf(sidebar, doc.id)?.label;
  const { editBase, showLastUpdated, docsVersion } = siteConfig;
  return {
    document: {
      title,
      description,
      path: docPath(doc.id),
      noindex: unlisted || draft,
      search: {
        lvl0: category ?? docsText.uncategorised,
        tag: `docs-default-${docsVersion.name}`,
      },
      jsonLd: [
        techArticle({ title, description, path: docPath(doc.id) }),
        breadcrumbList([
          { name: docsText.uncategorised, path: docPath('intro') },
          ...(category ? [{ name: category }] : []),
          { name: title, path: docPath(doc.id) },
        ]),
      ],
    },
    page: {
      path: docPath(doc.id),
      title,
      description,
      category,
      label: sidebar_label ?? title,
      toc: buildToc(headings),
      ...neighbours(sidebar, doc.id),
      editUrl: editBase === null ? null : `${editBase}site/${file}`,
      lastUpdated: showLastUpdated ? lastUpdated(file) : undefined,
      unlisted,
      draft,
      banner: banner ?? docsVersion.banner,
    },
  };
}
