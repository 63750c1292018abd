import { writeFeed } from '../../sections/blog/feed.ts';
import { listedPosts, withTexts } from '../../sections/blog/posts.ts';

/** The blog as RSS 2.0 with full text. */
export async function GET(): Promise<Response> {
  return new Response(writeFeed(await withTexts(listedPosts()), 'rss.xml'), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
