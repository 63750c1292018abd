import { createFeed, withStyleSheet } from '../../blog/feed.ts';
import { listedPosts, withTexts } from '../../blog/posts.ts';

/** The blog as Atom 1.0 with full text. */
export async function GET(): Promise<Response> {
  const feed = createFeed(await withTexts(listedPosts()));
  return new Response(withStyleSheet(feed.atom1()), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
