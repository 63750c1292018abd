import { feedStyleSheet } from '../../blog/feedStyleSheet.ts';

/** Style sheet of both feeds. */
export function GET(): Response {
  return new Response(feedStyleSheet, { headers: { 'content-type': 'text/xsl; charset=utf-8' } });
}
