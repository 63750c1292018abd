import type { SitePage } from '../../content/page-table/types.ts';

/** Props of the document head. */
export interface HeadProps {
  page: SitePage;
  /** JSON-LD objects of this page. */
  jsonLd?: readonly object[];
}
