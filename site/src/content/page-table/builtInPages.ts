import { siteConfig } from '../../site.config.ts';
import { blogText } from '../../text/blog.ts';
import { docsText } from '../../text/docs.ts';
import { homeText } from '../../text/home.ts';
import { searchText } from '../../text/search.ts';
import { shellText } from '../../text/shell.ts';
import { versionUpgradeText } from '../../text/versionUpgrade.ts';
import type { BuiltInPage, RedirectPage } from './types.ts';

const { title: site } = siteConfig;
const blog = blogText.title;

/** Pages that a file of src/pages renders without a content file: it passes its entry to Document. */
export const builtInPages = {
  home: entry('', site, homeText.lead),
  docs: {
    ...entry('docs/', docsText.title, docsText.start, { listed: false }),
    kind: 'redirect',
    to: 'docs/intro/',
  } satisfies RedirectPage,
  components: entry(
    'docs/components/',
    docsText.components.title,
    docsText.components.description,
    {
      section: docsText.components.title,
      keywords: docsText.components.keywords,
    },
  ),
  blog: entry('blog/', blog, blogText.description, { section: blog, keywords: blogText.keywords }),
  archive: entry('blog/archive/', blogText.archiveTitle, blogText.archiveDescription, {
    section: blog,
  }),
  authors: entry('blog/authors/', blogText.authorsTitle, blogText.authorsDescription, {
    section: blog,
  }),
  tags: entry('blog/tags/', blogText.tagsTitle, blogText.tagsDescription, { section: blog }),
  upgrade: entry('upgrade/', versionUpgradeText.title, versionUpgradeText.description, {
    keywords: versionUpgradeText.keywords,
  }),
  search: entry('search/', searchText.pageTitle, searchText.pageDescription, { listed: false }),
  config: entry('config/', docsText.config.title, docsText.config.description, { listed: false }),
  notFound: entry('404/', shellText.notFound.title, shellText.notFound.askToReport, {
    listed: false,
  }),
};

function entry(
  path: string,
  title: string,
  description: string,
  more: Partial<Pick<BuiltInPage, 'listed' | 'section' | 'sidebar' | 'keywords'>> = {},
): BuiltInPage {
  const usual = { listed: true, draft: false, section: site, keywords: [] };
  return { kind: 'builtIn', path, title, description, ...usual, ...more };
}
