import { describe, expect, test, vi } from 'vitest';
import { createFeed, withStyleSheet } from '../../src/blog/feed.ts';
import { feedStyleSheet } from '../../src/blog/feedStyleSheet.ts';
import { createChangelogFeed } from '../../src/published/changelogFeed.ts';
import { releases } from '../../src/published/releases.ts';
import { postPage } from '../support/pageFacts.ts';

vi.mock('../../src/content/renderToHtml.ts', () => ({}));

const site = 'https://0610studio.github.io';
const withText = (html: string, facts = {}) => ({
  ...postPage(facts),
  html,
  excerpt: '',
  isTruncated: false,
});
const items = (xml: string) => xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];

describe('The feed of the blog', () => {
  const feed = createFeed([
    withText('<p><a href="/zs-ui/docs/intro/">개요</a><img src="/zs-ui/a.png"></p>'),
    withText('<p>둘 &amp; 셋</p>', { path: 'blog/b/', title: '<b> & "c"', tags: [], authors: [] }),
  ]);

  test('holds each post with its address, date, author, tags and whole text', () => {
    const [first = ''] = items(feed.rss2());
    expect(first).toContain(`<link>${site}/zs-ui/blog/hello/</link>`);
    expect(first).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>');
    expect(first).toContain('소식');
    expect(feed.atom1()).toContain('<name>김정훈</name>');
    expect(items(feed.rss2())).toHaveLength(2);
  });

  test('leads to this site from whatever host shows it', () => {
    const xml = feed.rss2();
    expect(xml).toContain(`href="${site}/zs-ui/docs/intro/"`);
    expect(xml).toContain(`src="${site}/zs-ui/a.png"`);
    expect(xml).not.toMatch(/(href|src)="\//);
  });

  test('survives any title', () => {
    expect(feed.rss2()).toMatch(/<title>(<!\[CDATA\[<b> & "c"\]\]>|&lt;b&gt; &amp; "c")<\/title>/);
  });

  test('is as new as its newest post', () => {
    expect(feed.options.updated).toEqual(new Date('2026-01-02'));
    expect(() => createFeed([]).rss2()).not.toThrow();
  });

  test.each(['rss2', 'atom1'] as const)('is shown in a browser by its style sheet: %s', (kind) => {
    const xml = withStyleSheet(feed[kind]());
    const [declaration, instruction] = xml.split('\n');
    expect(declaration).toMatch(/^<\?xml /);
    expect(instruction).toBe('<?xml-stylesheet type="text/xsl" href="/zs-ui/blog/feed.xsl"?>');
    expect(feedStyleSheet).toContain('href="/zs-ui/blog/"');
  });
});

describe('The feed of the versions', () => {
  const xml = createChangelogFeed().rss2();

  test('has every version once, newest first, each with an anchor of the page', () => {
    const links = [...xml.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
    expect(links).toEqual(
      releases.map(({ version }) => `${site}/zs-ui/changelog/#v${version.replaceAll('.', '-')}`),
    );
  });

  test('says something about each version, and no type of the code is taken for a tag', () => {
    for (const item of items(xml)) {
      const content = /<content:encoded><!\[CDATA\[([\s\S]*?)\]\]>/.exec(item)?.[1] ?? '';
      expect(content).toMatch(/^<ul>(<li>[^<]+<\/li>)+<\/ul>$/);
    }
  });
});
