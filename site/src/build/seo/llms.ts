import { book } from '@0610studio/zs-ui/facts';
import { MANIFEST_PATH } from '@zs-docs/agents/files';
import { builtInPages } from '../../content/page-table/builtInPages.ts';
import type { SidebarCategory } from '../../content/page-table/sidebar.ts';
import type { SitePage } from '../../content/page-table/types.ts';
import { indexNote } from '../../layout/shell/indexNote.ts';
import { AGENTS_PAGE, bundlePath } from '../../settings/agentFiles.ts';
import { markdownPath } from '../../settings/markdownPath.ts';
import { absoluteUrl } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { agentsText } from '../../text/agents.ts';
import { seoText } from '../../text/seo.ts';
import type { MarkdownText } from './articleToMarkdown.ts';

/** A page and its text as Markdown. */
export interface MarkdownPage extends MarkdownText {
  page: SitePage;
}

/** A part of the docs that fits the context of a language model. */
export interface DocsPart {
  title: string;
  /** File with all pages of the part: `llms-Theme.txt`. */
  file: string;
  /** Pages that only list others. */
  lists: readonly SitePage[];
  pages: readonly MarkdownPage[];
}

/** Parts of the docs: the groups of the sidebar. The first one has the gallery too, which is in none. */
export const docsParts = (
  sidebar: readonly SidebarCategory[],
  pageAt: (path: string) => MarkdownPage | undefined,
): DocsPart[] =>
  sidebar.map(({ label, key, items }, at) => ({
    title: label,
    file: `llms-${key}.txt`,
    lists: at === 0 ? [pageAt(builtInPages.components.path)?.page ?? []].flat() : [],
    pages: items.flatMap((item) => pageAt(item.path) ?? []),
  }));

const lineOf = ({ path, title, description }: SitePage) =>
  `- [${title}](${absoluteUrl(markdownPath(path))}): ${description}`;

function sectionOf({ title, file, lists, pages }: DocsPart): string {
  const whole = `- [${seoText.part(title)}](${absoluteUrl(file)}): ${seoText.partDescription}`;
  const lines = [...lists, ...pages.map(({ page }) => page)].map(lineOf);
  return `## ${title}\n\n${[whole, ...lines].join('\n')}`;
}

/**
 * Names the files that are made for agents alone: those to read by links, those for programs by their
 * addresses, since a link of llms.txt leads to a text.
 */
function agentSection(): string {
  const { files } = agentsText;
  const links = [
    [AGENTS_PAGE, files.server],
    ['AGENTS.md', files.index],
  ] as const;
  const addresses = [
    ['components.json', files.components],
    [bundlePath(book.documented.version), files.bundle],
    [MANIFEST_PATH, files.manifest],
  ] as const;
  const lines = [
    ...links.map(([path, [title, text]]) => `- [${title}](${absoluteUrl(path)}): ${text}`),
    ...addresses.map(([path, text]) => `- ${absoluteUrl(path)}: ${text}`),
  ];
  return `## ${files.title}\n\n${lines.join('\n')}`;
}

/** Formats the Markdown file of a page: a line that leads to the others, and its text. */
export const markdownFile = (markdown: string) => `> ${indexNote}\n\n${markdown}`;

/**
 * Formats llms.txt: name, summary, links to the Markdown files by part.
 * @param others pages beside the docs; models may skip what is below "Optional", by llmstxt.org
 */
export function llmsTxt(parts: readonly DocsPart[], others: readonly SitePage[]): string {
  const sections = [
    `# ${siteConfig.title}`,
    `> ${siteConfig.tagline} ${book.documented.version}`,
    `${seoText.llmsIntro}\n${seoText.llmsFull} ${absoluteUrl('llms-full.txt')}`,
    agentSection(),
    ...parts.map(sectionOf),
    ...(others.length > 0 ? [`## Optional\n\n${others.map(lineOf).join('\n')}`] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Formats pages as one file, each below its address. */
export function llmsFullTxt(pages: readonly Pick<MarkdownPage, 'page' | 'markdown'>[]): string {
  return pages
    .map(({ page, markdown }) => `<!-- ${absoluteUrl(page.path)} -->\n\n${markdown}`)
    .join('\n\n---\n\n');
}
