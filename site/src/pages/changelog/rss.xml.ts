import { withStyleSheet } from '../../sections/blog/feed.ts';
import { createChangelogFeed } from '../../sections/changelog/changelogFeed.ts';

/** The versions of the published package as RSS 2.0. */
export function GET(): Response {
  return new Response(withStyleSheet(createChangelogFeed().rss2()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
