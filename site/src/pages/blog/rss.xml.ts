import { createFeed, withStyleSheet } from '../../blog/feed.ts';
import { listedPosts, withTexts } from '../../blog/posts.ts';

/** The blog as RSS 2.0 with full text. */
export async function GET(): Promise<Response> {
  const feed = createFeed(await withTexts(listedPosts()));
  return new Response(withStyleSheet(feed.rss2()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
