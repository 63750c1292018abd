import { feedStyleSheet } from '../../sections/blog/feedStyleSheet.ts';

/** Style sheet of the feeds. */
export function GET(): Response {
  return new Response(feedStyleSheet, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
