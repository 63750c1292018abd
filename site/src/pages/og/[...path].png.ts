import type { APIContext } from 'astro';
import { renderCard } from '../../machines/og/renderCard.ts';
import { ogImagePath } from '../../machines/ogImagePath.ts';
import { getSitePages, type SitePage } from '../../machines/sitePages.ts';

export async function getStaticPaths() {
  const pages = await getSitePages();
  return pages.map((page) => ({
    params: { path: ogImagePath(page.path).replace(/^og\/|\.png$/g, '') },
    props: { page },
  }));
}

/** Share image of one page. */
export async function GET({ props }: APIContext<{ page: SitePage }>): Promise<Response> {
  const { title, description, section } = props.page;
  return new Response(await renderCard({ title, description, section }), {
    headers: { 'content-type': 'image/png' },
  });
}
