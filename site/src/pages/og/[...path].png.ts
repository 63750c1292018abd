import type { APIContext } from 'astro';
import { cardScreen } from '../../build/seo/og/cardExample.ts';
import { renderCard } from '../../build/seo/og/renderCard.ts';
import { pageTable } from '../../content/page-table/pageTable.ts';
import type { SitePage } from '../../content/page-table/types.ts';
import { hasOwnImage, ogImagePath } from '../../layout/document/ogImagePath.ts';
import { siteConfig } from '../../site.config.ts';
import { homeText } from '../../text/home.ts';

export function getStaticPaths() {
  return pageTable()
    .pages.filter(hasOwnImage)
    .map((page) => ({
      params: { path: ogImagePath(page).replace(/^og\/|\.png$/g, '') },
      props: { page },
    }));
}

/** Name of the group, or the part of the site, that a card shows beside the mark. */
const sectionOf = ({ section, title }: SitePage): string =>
  section === siteConfig.title || section === title ? '' : section;

/** Share image of one page. */
export async function GET({ props }: APIContext<{ page: SitePage }>): Promise<Response> {
  const { page } = props;
  const isHome = page.path === '';
  const card = {
    title: isHome ? homeText.title : page.title,
    description: isHome ? siteConfig.tagline : page.description,
    section: sectionOf(page),
  };
  return new Response(await renderCard(card, cardScreen(page)), {
    headers: { 'content-type': 'image/png' },
  });
}
