import { Feed } from 'feed';
import { absoluteUrl, href } from '../config/paths.ts';
import { siteConfig } from '../site.config.ts';
import { blogText } from '../text/blog.ts';
import type { PostWithText } from './posts.ts';

/** Builds the feed of the listed posts, newest first, each with its full text. */
export function createFeed(posts: readonly PostWithText[]): Feed {
  const feed = new Feed({
    title: `${siteConfig.title} ${blogText.title}`,
    description: blogText.description,
    id: absoluteUrl('blog/'),
    link: absoluteUrl('blog/'),
    language: siteConfig.locale,
    copyright: `© ${siteConfig.copyrightYear} ${siteConfig.organization}`,
    updated: posts[0]?.date,
    feedLinks: { rss: absoluteUrl('blog/rss.xml'), atom: absoluteUrl('blog/atom.xml') },
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      id: absoluteUrl(post.path),
      link: absoluteUrl(post.path),
      date: post.date,
      description: post.description,
      content: withAbsoluteLinks(post.html),
      author: post.authors.map(({ name, url }) => ({ name, link: url })),
      category: post.tags.map(({ label }) => ({ name: label })),
    });
  }
  return feed;
}

/** Names the style sheet that makes a feed readable in a browser. */
export function withStyleSheet(xml: string): string {
  const instruction = `<?xml-stylesheet type="text/xsl" href="${href('blog/feed.xsl')}"?>`;
  return xml.replace(/^(<\?xml[^>]*\?>)/, `$1\n${instruction}`);
}

/** Feed readers show the text on another host, where links from the root lead nowhere. */
function withAbsoluteLinks(html: string): string {
  return html.replace(/(href|src)="\//g, `$1="${siteConfig.url}/`);
}
