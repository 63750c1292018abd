import { absoluteUrl } from '../settings/paths.ts';

/**
 * What crawlers may use pages for, in the words of contentsignals.org: to be found, and to answer with.
 * Whether models may be trained on them is for whoever owns the texts to say; without it nothing is.
 */
const CONTENT_SIGNAL = 'search=yes, ai-input=yes';

/** Tells crawlers what they may do, and where the sitemap is. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    `Content-Signal: ${CONTENT_SIGNAL}`,
    'Allow: /',
    `Sitemap: ${absoluteUrl('sitemap-index.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
