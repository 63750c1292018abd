import { Feed } from 'feed';
import { absoluteUrl } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { factsText } from '../../text/facts.ts';
import { type Release, releaseId, releases } from '../../toolkit/facts/releases.ts';
import { escapeHtml } from '../blog/feed.ts';

const text = factsText.changelog;

/** Changes of a version as lines of text. */
function linesOf({ changes, peers, added, removed, touched }: Release): string[] {
  const line = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${label} ${names.join(', ')}`];
  const ranges = peers.map(([name, range]) => `${name} ${range ?? text.gone}`);
  const lines = [
    ...changes.map((change) => change.replaceAll('`', '')),
    ...line(text.peers, ranges),
    ...line(text.added, added),
    ...line(text.removed, removed),
    ...line(`${text.touched}:`, touched),
  ];
  return lines.length === 0 ? [text.nothing] : lines;
}

/** Title of the feed. */
export const changelogTitle = `${siteConfig.title} ${text.title}`;

/** Feed of the versions of the published package, newest first. */
export function createChangelogFeed(): Feed {
  const page = absoluteUrl('changelog/');
  const feed = new Feed({
    title: changelogTitle,
    description: text.description,
    id: page,
    link: page,
    language: siteConfig.locale,
    copyright: `© ${siteConfig.copyrightYear} ${siteConfig.organization}`,
    updated: new Date(releases[0]?.date ?? 0),
    feedLinks: { rss: absoluteUrl('changelog/rss.xml') },
  });
  for (const release of releases) {
    const lines = linesOf(release);
    const link = `${page}#${releaseId(release.version)}`;
    feed.addItem({
      title: release.version,
      id: link,
      link,
      date: new Date(release.date),
      description: escapeHtml(lines[0] ?? ''),
      content: `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    });
  }
  return feed;
}
