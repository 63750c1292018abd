import { writeFeed } from '../../sections/blog/feed.ts';
import { listedPosts, withTexts } from '../../sections/blog/posts.ts';

/** The blog as JSON Feed with full text. */
export async function GET(): Promise<Response> {
  return new Response(writeFeed(await withTexts(listedPosts()), 'feed.json'), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
}
