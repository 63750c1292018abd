import { isHidden } from '../../content/page-table/listing.ts';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { siteConfig } from '../../site.config.ts';

/**
 * Whether search engines may list a page.
 * @param address full address of the page
 */
export function isInSitemap(address: string): boolean {
  const path = decodeURI(new URL(address).pathname.slice(siteConfig.base.length));
  const page = pageTable().byPath.get(path);
  return page !== undefined && !isHidden(page);
}
