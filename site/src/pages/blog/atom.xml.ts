import { writeFeed } from '../../sections/blog/feed.ts';
import { listedPosts, withTexts } from '../../sections/blog/posts.ts';

/** The blog as Atom 1.0 with full text. */
export async function GET(): Promise<Response> {
  return new Response(writeFeed(await withTexts(listedPosts()), 'atom.xml'), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
