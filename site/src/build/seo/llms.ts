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

/** Formats llms.txt, the list of all docs pages: name, summary, links to the Markdown files. */
export function llmsTxt(pages: readonly SitePage[]): string {
  const lines = pages.map(
    ({ path, title, description }) =>
      `- [${title}](${absoluteUrl(path.replace(/\/$/, '.md'))}): ${description}`,
  );
  return [
    `# ${siteConfig.title}`,
    '',
    `> ${siteConfig.tagline} ${toolkitVersion}`,
    '',
    seoText.llmsIntro,
    `${seoText.llmsFull} ${absoluteUrl('llms-full.txt')}`,
    '',
    `## ${seoText.docs}`,
    '',
    ...lines,
    '',
  ].join('\n');
}

/** Formats llms-full.txt, the Markdown of all docs pages, each below its address. */
export function llmsFullTxt(pages: readonly MarkdownPage[]): string {
  return pages
    .map(({ page, markdown }) => `<!-- ${absoluteUrl(page.path)} -->\n\n${markdown}`)
    .join('\n\n---\n\n');
}
