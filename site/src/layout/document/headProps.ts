import type { SitePage } from '../../content/page-table/types.ts';

/** What a route tells the document head. */
export interface HeadProps {
  page: SitePage;
  /** JSON-LD objects of this page. */
  jsonLd?: readonly object[];
}
