import { isHidden } from '../../content/page-table/isHidden.ts';
import type { SitePage } from '../../content/page-table/types.ts';

type Place = Pick<SitePage, 'kind' | 'path'>;

const showsThatOfBlog = ({ kind }: Place) => kind === 'author' || kind === 'tag' || kind === 'list';

/** Whether a share image is drawn for a page. */
export const hasOwnImage = (page: SitePage) => !isHidden(page) && !showsThatOfBlog(page);

/** Where the share image of a page lies below the base: `og/docs/intro.png`. */
export function ogImagePath(page: Place): string {
  const path = showsThatOfBlog(page) ? 'blog/' : page.path;
  return `og/${path.replace(/\/$/, '') || 'home'}.png`;
}
