import { builtInPages } from './builtInPages.ts';
import type { SitePage } from './types.ts';

const { home, components } = builtInPages;

/** Whether a page is reached by its address only: lists, feeds, sitemap and share cards leave it out. */
export const isHidden = ({ listed, draft }: Pick<SitePage, 'listed' | 'draft'>) => !listed || draft;

/** Whether a page only lists pages of the docs. */
export const listsDocs = ({ path }: SitePage) => path === components.path;

/** Whether a page is also a Markdown file: what llms.txt names. Lists of posts are in it already. */
export const hasMarkdown = (page: SitePage): boolean =>
  !isHidden(page) &&
  (page.sidebar !== undefined ||
    listsDocs(page) ||
    page.kind === 'post' ||
    page.kind === 'page' ||
    page.path === home.path);
