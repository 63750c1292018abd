import type { APIContext } from 'astro';
import { renderCard } from '../../machines/og/renderCard.ts';
import { hasOwnImage, ogImagePath } from '../../machines/ogImagePath.ts';
import { pageTable } from '../../page-table/pageTable.ts';
import type { SitePage } from '../../page-table/types.ts';
import { siteConfig } from '../../site.config.ts';
import { blogText } from '../../text/blog.ts';
import { machineText } from '../../text/machines.ts';

export function getStaticPaths() {
  return pageTable()
    .pages.filter(hasOwnImage)
    .map((page) => ({
      params: { path: ogImagePath(page).replace(/^og\/|\.png$/g, '') },
      props: { page },
    }));
}

/** Name of the part of the site that a card shows beside the mark. */
function sectionOf({ kind }: SitePage): string {
  const isOfDocs = kind === 'doc' || kind === 'group';
  return isOfDocs ? machineText.docs : kind === 'post' ? blogText.title : '';
}

/** Share image of one page. */
export async function GET({ props }: APIContext<{ page: SitePage }>): Promise<Response> {
  const { page } = props;
  const description = page.path === '' ? siteConfig.tagline : page.description;
  const card = { title: page.title, description, section: sectionOf(page) };
  return new Response(await renderCard(card), { headers: { 'content-type': 'image/png' } });
}
