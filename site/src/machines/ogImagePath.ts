import type { SitePage } from '../page-table/types.ts';

type Facts = Pick<SitePage, 'kind' | 'path'>;

/** Whether a page has a share image of its own: authors and tags show that of the blog. */
export const hasOwnImage = ({ kind }: Facts) => kind !== 'author' && kind !== 'tag';

/** Where the share image of a page lies below the base: `og/docs/intro.png`. */
export function ogImagePath(page: Facts): string {
  const path = hasOwnImage(page) ? page.path : 'blog/';
  return `og/${path.replace(/\/$/, '') || 'home'}.png`;
}
