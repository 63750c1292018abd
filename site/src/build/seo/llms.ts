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

/** List of all docs pages in the llms.txt form: name, summary, links to the Markdown files. */
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

/** Every docs page in one file, each under the address it came from. */
export function llmsFullTxt(pages: readonly MarkdownPage[]): string {
  return pages
    .map(({ page, markdown }) => `<!-- ${absoluteUrl(page.path)} -->\n\n${markdown}`)
    .join('\n\n---\n\n');
}
