// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { writeFeed } from '../../src/sections/blog/feed.ts';
import { createChangelogFeed } from '../../src/sections/changelog/changelogFeed.ts';
import { releases } from '../../src/toolkit/facts/releases.ts';
import { feedFaults } from '../support/feedFaults.ts';
import { postPage } from '../support/pageFacts.ts';

vi.mock('../../src/sections/mdx/renderToHtml.ts', () => ({}));

const site = 'https://0610studio.github.io';
const withText = (html: string, facts = {}) => ({
  ...postPage(facts),
  html,
  excerpt: '',
});
const items = (xml: string) => xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];

describe('The feed of the blog', () => {
  const posts = [
    withText(
      '<h2 id="a"><a class="heading-link" href="#a">제목</a></h2><p><a href="/zs-ui/docs/intro/">설치</a>' +
        '<a href="#a">위로</a><img src="/zs-ui/a.png"><img src="b.png"></p>' +
        '<div class="code" role="region" tabindex="0"><button>복사</button><pre>npm ci</pre></div>',
    ),
    withText('<p>둘 &amp; 셋</p>', { path: 'blog/b/', title: '<b> & "c"', tags: [] }),
  ];
  const [rss, atom] = [writeFeed(posts, 'rss.xml'), writeFeed(posts, 'atom.xml')];

  test('holds each post with its address, date, author, tags and whole text', () => {
    const [first = ''] = items(rss);
    expect(first).toContain(`<link>${site}/zs-ui/blog/hello/</link>`);
    expect(first).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>');
    expect(first).toContain('<category>소식</category>');
    expect(items(rss)).toHaveLength(2);
    expect(first).toContain('<pre>npm ci</pre>');
  });

  test('holds the twenty newest posts of many', () => {
    const many = Array.from({ length: 23 }, (_, at) => withText('', { path: `blog/${at}/` }));
    const xml = writeFeed(many, 'rss.xml');
    expect(items(xml)).toHaveLength(20);
    expect(xml).toContain('/blog/19/');
    expect(xml).not.toContain('/blog/20/');
  });

  test('gives RSS the names of authors where it takes names, for its own are e-mail addresses', () => {
    expect(rss).toContain('<dc:creator>김정훈</dc:creator>');
    expect(rss).not.toContain('<author>');
    expect(atom).toMatch(/<author>\s*<name>김정훈<\/name>/);
  });

  test('gives Atom what an entry must have: a term for each category and a date', () => {
    expect(atom).toContain('term="소식"');
    expect(atom).toContain('<updated>2026-01-02T00:00:00.000Z</updated>');
    expect(atom).toContain(`rel="self" href="${site}/zs-ui/blog/atom.xml"`);
  });

  test('leads to this site from whatever host shows it', () => {
    expect(rss).toContain(`href="${site}/zs-ui/docs/intro/"`);
    expect(rss).toContain(`href="${site}/zs-ui/blog/hello/#a"`);
    expect(rss).toContain(`src="${site}/zs-ui/a.png"`);
    expect(rss).toContain(`src="${site}/zs-ui/blog/hello/b.png"`);
  });

  test('carries text alone: no button, no link of a heading to itself, nothing of the screen', () => {
    expect(rss).toContain('<h2 id="a">제목</h2>');
    expect(rss).toContain('<div><pre>npm ci</pre></div>');
  });

  test('survives any title', () => {
    expect(rss).toMatch(/<title>(<!\[CDATA\[<b> & "c"\]\]>|&lt;b&gt; &amp; "c")<\/title>/);
    // Atom's titles are HTML: unescaped, <b> would be lost.
    expect(atom).toContain('<![CDATA[&lt;b&gt; &amp; "c"]]>');
  });

  test('is as new as its newest post', () => {
    expect(rss).toContain('<lastBuildDate>Fri, 02 Jan 2026 00:00:00 GMT</lastBuildDate>');
    expect(() => writeFeed([], 'rss.xml')).not.toThrow();
  });

  test.each([rss, atom])('is shown in a browser by its style sheet', (xml) => {
    const [declaration, instruction] = xml.split('\n');
    expect(declaration).toMatch(/^<\?xml /);
    expect(instruction).toBe('<?xml-stylesheet type="text/css" href="/zs-ui/blog/feed.css"?>');
  });

  test.each([rss, atom, writeFeed([], 'atom.xml')])('is valid by its specification', (feed) =>
    expect(feedFaults(feed)).toEqual([]),
  );
});

test.each([
  ['<rss version="2.0"><channel><title>a</title></channel></rss>', 'channel needs one link'],
  ['<feed xmlns="http://www.w3.org/2005/Atom"><title>a</title></feed>', 'feed needs one id'],
  ['<feed xmlns="http://www.w3.org/2005/Atom"><id>/a</id></feed>', 'id: /a'],
  ['<rss version="2.0"><channel><pubDate>2026-01-02</pubDate></channel></rss>', 'pubDate: 2026'],
  ['<feed><a></feed>', 'it is no XML'],
])('a feed that breaks its specification is found: %s', (feed, fault) => {
  expect(feedFaults(feed).join()).toContain(fault);
});

describe('The feed of the versions', () => {
  const xml = createChangelogFeed().rss2();

  test('has every version once, newest first, each with an anchor of the page', () => {
    const links = [...xml.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
    expect(feedFaults(xml)).toEqual([]);
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
