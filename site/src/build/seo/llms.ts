import { builtInPages } from '../../content/page-table/builtInPages.ts';
import { flattenSidebar, type SidebarItem } from '../../content/page-table/sidebar.ts';
import type { SitePage } from '../../content/page-table/types.ts';
import { absoluteUrl } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { seoText } from '../../text/seo.ts';
import { toolkitVersion } from '../../toolkit/facts/toolkitVersion.ts';

/** A page and its text as Markdown. */
export interface MarkdownPage {
  page: SitePage;
  markdown: string;
}

/** A part of the docs that fits the context of a language model. */
export interface DocsPart {
  title: string;
  /** File with all pages of the part: `llms-Theme.txt`. */
  file: string;
  /** Page that only lists those of the part, if it has one. */
  list?: SitePage | undefined;
  pages: readonly MarkdownPage[];
}

/** Parts of the docs: first the pages without a group, then the groups of the sidebar. */
export function docsParts(
  sidebar: readonly SidebarItem[],
  pageAt: (path: string) => MarkdownPage | undefined,
): DocsPart[] {
  const pagesOf = (items: readonly SidebarItem[]) =>
    flattenSidebar(items).flatMap(({ path }) => pageAt(path) ?? []);
  const groups = sidebar.flatMap((item) =>
    item.kind === 'category'
      ? [
          {
            title: item.label,
            file: `llms-${item.key}.txt`,
            list: pageAt(item.path)?.page,
            pages: pagesOf([item]),
          },
        ]
      : [],
  );
  const alone = pagesOf(sidebar.filter(({ kind }) => kind === 'link'));
  return [
    {
      title: seoText.start,
      file: 'llms-start.txt',
      list: pageAt(builtInPages.components.path)?.page,
      pages: alone,
    },
    ...groups,
  ];
}

const lineOf = ({ path, title, description }: SitePage) =>
  `- [${title}](${absoluteUrl(path.replace(/\/$/, '.md'))}): ${description}`;

function sectionOf({ title, file, list, pages }: DocsPart): string {
  const whole = `- [${seoText.part(title)}](${absoluteUrl(file)}): ${seoText.partDescription}`;
  const lines = [...(list ? [list] : []), ...pages.map(({ page }) => page)].map(lineOf);
  return `## ${title}\n\n${[whole, ...lines].join('\n')}`;
}

/** Formats llms.txt: name, summary, links to the Markdown files by part. */
export function llmsTxt(parts: readonly DocsPart[]): string {
  const sections = [
    `# ${siteConfig.title}`,
    `> ${siteConfig.tagline} ${toolkitVersion}`,
    `${seoText.llmsIntro}\n${seoText.llmsFull} ${absoluteUrl('llms-full.txt')}`,
    ...parts.map(sectionOf),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Formats pages as one file, each below its address. */
export function llmsFullTxt(pages: readonly MarkdownPage[]): string {
  return pages
    .map(({ page, markdown }) => `<!-- ${absoluteUrl(page.path)} -->\n\n${markdown}`)
    .join('\n\n---\n\n');
}
