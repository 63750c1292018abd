import { type Author, Feed, type Item } from 'feed';
import { NOT_IN_XML } from '../../content/files/readSource.ts';
import { absoluteUrl, href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { blogText } from '../../text/blog.ts';
import { splitRecent } from './lists.ts';
import { postHtml } from './postHtml.ts';
import type { PostWithText } from './posts.ts';

/** Formats of the feed, named by their files. */
type FeedFormat = 'rss.xml' | 'atom.xml';

/** Feed of the newest listed posts with their full text. */
export function writeFeed(posts: readonly PostWithText[], format: FeedFormat): string {
  const feed = createFeed(posts);
  for (const post of splitRecent(posts).recent) {
    feed.addItem({
      // The package writes Atom titles with type="html", those of RSS as text.
      title: format === 'atom.xml' ? escapeHtml(post.title) : post.title,
      id: absoluteUrl(post.path),
      link: absoluteUrl(post.path),
      date: post.date,
      published: post.date,
      description: escapeHtml(post.description),
      content: postHtml(post.html, post.path),
      category: post.tags.map(({ label }) => ({ name: label, term: label })),
      ...creators(
        post.authors.map(({ name, url }) => ({ name, link: url })),
        format,
      ),
    });
  }
  return withStyleSheet(format === 'rss.xml' ? feed.rss2() : feed.atom1());
}

function createFeed(posts: readonly PostWithText[]): Feed {
  return new Feed({
    title: `${siteConfig.title} ${blogText.title}`,
    description: blogText.description,
    id: absoluteUrl('blog/'),
    link: absoluteUrl('blog/'),
    language: siteConfig.locale,
    copyright: `© ${siteConfig.copyrightYear} ${siteConfig.organization}`,
    updated: posts[0]?.date,
    feedLinks: {
      rss: absoluteUrl('blog/rss.xml'),
      atom: absoluteUrl('blog/atom.xml'),
    },
  });
}

/** RSS allows e-mail addresses only as authors; Dublin Core allows names. */
function creators(authors: Author[], format: FeedFormat): Pick<Item, 'author' | 'extensions'> {
  const names = authors.map(({ name }) => name).join(', ');
  return format === 'rss.xml'
    ? { extensions: [{ name: 'dc:creator', objects: { _text: names } }] }
    : { author: authors };
}

/** Escapes text for HTML: feeds read some of their fields as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Makes a feed well-formed, and adds the style sheet that makes it readable in a browser. */
export function withStyleSheet(xml: string): string {
  const instruction = `<?xml-stylesheet type="text/css" href="${href('blog/feed.css')}"?>`;
  return xml
    .replaceAll(new RegExp(NOT_IN_XML, 'g'), '')
    .replace(/^(<\?xml[^>]*\?>)/, `$1\n${instruction}`);
}
