import { absoluteUrl } from '../settings/paths.ts';

/** Tells crawlers where the sitemap is. */
export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${absoluteUrl('sitemap-index.xml')}\n`);
}
