import { siteConfig } from '../../site.config.ts';
import { blogText } from '../../text/blog.ts';
import { docsText } from '../../text/docs.ts';
import { homeText } from '../../text/home.ts';
import { offlineText } from '../../text/offline.ts';
import { searchText } from '../../text/search.ts';
import { shellText } from '../../text/shell.ts';
import type { MadePage } from './types.ts';

const { title: site } = siteConfig;
const blog = blogText.title;

/** One line for each page that src/pages draws by itself: its file there passes it to Document. */
export const madePages = {
  home: made('', site, homeText.lead),
  docs: made('docs/', docsText.uncategorised, docsText.start, { listed: false }),
  components: made('docs/components/', docsText.components.title, docsText.components.description, {
    section: docsText.components.title,
    keywords: docsText.components.keywords,
  }),
  blog: made('blog/', blog, blogText.description, { section: blog, keywords: blogText.keywords }),
  archive: made('blog/archive/', blogText.archiveTitle, blogText.archiveDescription, {
    section: blog,
  }),
  authors: made('blog/authors/', blogText.authorsTitle, blogText.authorsDescription, {
    section: blog,
  }),
  tags: made('blog/tags/', blogText.tagsTitle, blogText.tagsDescription, { section: blog }),
  search: made('search/', searchText.pageTitle, searchText.pageDescription, { listed: false }),
  config: made('config/', docsText.config.title, docsText.config.description, { listed: false }),
  offline: made('offline/', offlineText.title, offlineText.body, { listed: false }),
  notFound: made('404/', shellText.notFound.title, shellText.notFound.what, { listed: false }),
};

function made(
  path: string,
  title: string,
  description: string,
  more: Partial<Pick<MadePage, 'listed' | 'section' | 'sidebar' | 'keywords'>> = {},
): MadePage {
  const usual = { listed: true, draft: false, section: site, keywords: [] };
  return { kind: 'made', path, title, description, ...usual, ...more };
}
