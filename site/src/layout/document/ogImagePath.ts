import { isHidden } from '../../content/page-table/listing.ts';
import type { SitePage } from '../../content/page-table/types.ts';

type Place = Pick<SitePage, 'kind' | 'path'>;

const usesBlogImage = ({ kind }: Place) => kind === 'author' || kind === 'tag';

/** Whether a page has a share image of its own. */
export const hasOwnImage = (page: SitePage) => !isHidden(page) && !usesBlogImage(page);

/** Path of the share image of a page below the base: `og/docs/intro.png`. */
export function ogImagePath(page: Place): string {
  const path = usesBlogImage(page) ? 'blog/' : page.path;
  return `og/${path.replace(/\/$/, '') || 'home'}.png`;
}
