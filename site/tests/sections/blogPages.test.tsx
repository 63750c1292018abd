// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TRUNCATE_MARK } from '../../src/content/markdown/truncateMark.ts';
import { Archive } from '../../src/sections/blog/Archive.tsx';
import { BlogLayout } from '../../src/sections/blog/BlogLayout.tsx';
import { BlogPost } from '../../src/sections/blog/BlogPost.tsx';
import { splitRecent } from '../../src/sections/blog/lists.ts';
import { PostList } from '../../src/sections/blog/PostList.tsx';
import { withTexts } from '../../src/sections/blog/posts.ts';
import { siteConfig } from '../../src/site.config.ts';
import { postPage } from '../support/pageFacts.ts';

const rendered = vi.hoisted(() => ({ html: '' }));
vi.mock('../../src/sections/mdx/renderToHtml.ts', () => ({
  renderToHtml: async () => rendered.html,
}));
vi.stubEnv('DEV', true);

const newest = postPage({ path: 'blog/c/', title: '셋', date: new Date('2026-03-01') });
const middle = postPage({ path: 'blog/b/', title: '둘', date: new Date('2026-02-01') });
const oldest = postPage({ path: 'blog/a/', title: '하나', date: new Date('2025-02-01') });
const posts = [newest, middle, oldest];

const linkOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('A post', () => {
  const open = (post = middle) =>
    render(
      <BlogPost post={post} posts={posts} toc={[]}>
        <p>글</p>
      </BlogPost>,
    );

  test('tells when it was written, by whom, how long it takes and what it is about', () => {
    const { container } = open();
    expect(container.querySelector('article time')?.getAttribute('datetime')).toBe('2026-02-01');
    const article = within(screen.getByRole('article'));
    expect(article.getByText('약 3분')).toBeTruthy();
    expect(article.getByRole('link', { name: '김정훈' }).getAttribute('href')).toBe(
      '/zs-ui/blog/authors/kim/',
    );
    expect(linkOf('소식')).toBe('/zs-ui/blog/tags/news/');
  });

  test('leads to the newer and the older one', () => {
    open();
    expect(linkOf(/다음 글.*셋/)).toBe('/zs-ui/blog/c/');
    expect(linkOf(/이전 글.*하나/)).toBe('/zs-ui/blog/a/');
  });

  test.each([
    ['newest', newest, ['이전 글']],
    ['oldest', oldest, ['다음 글']],
  ])('that is the %s has one neighbour', (_which, post, labels) => {
    open(post);
    const neighbours = within(screen.getByRole('navigation', { name: '블로그 글 이동' }));
    const names = neighbours
      .getAllByRole('link')
      .map((link) => link.firstElementChild?.textContent);
    expect(names).toEqual(labels);
  });

  test('that is a draft says so', () => {
    open(postPage({ draft: true }));
    expect(screen.getByRole('note').textContent).toContain('작성 중인 페이지');
  });

  test('that is in no list says so, and has no neighbours', () => {
    open(postPage({ path: 'blog/secret/', listed: false }));
    expect(screen.getByRole('note').textContent).toContain('색인되지 않은 문서');
    expect(screen.queryByRole('navigation', { name: '블로그 글 이동' })).toBeNull();
  });

  test('has a place for comments where the settings ask for them', () => {
    expect(open().container.querySelector('[data-comments]')).toBeNull();
    cleanup();
    const { comments } = siteConfig;
    siteConfig.comments = { repo: 'a/b', repoId: 'R', category: 'C', categoryId: 'D' };
    const { container } = open();
    siteConfig.comments = comments;
    expect(container.querySelector<HTMLElement>('[data-comments]')?.dataset).toMatchObject({
      repo: 'a/b',
      repoId: 'R',
      category: 'C',
      categoryId: 'D',
    });
  });
});

describe('The text of a post in lists and feeds', () => {
  beforeEach(() => {
    rendered.html = '<p>앞</p><hr data-truncate hidden><p>뒤</p>';
  });

  test('is cut at the mark in lists and whole in feeds', async () => {
    const [post] = await withTexts([middle]);
    expect(post).toMatchObject({
      excerpt: '<p>앞</p>',
      html: '<p>앞</p><p>뒤</p>',
    });
    render(<PostList posts={post ? [post] : []} />);
    expect(screen.getByRole('article').textContent).toContain('앞');
    expect(screen.getByRole('article').textContent).not.toContain('뒤');
    expect(linkOf('둘')).toBe('/zs-ui/blog/b/');
  });

  test('without a mark is whole, and its author is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    rendered.html = '<p>모두</p>';
    const [post] = await withTexts([middle]);
    expect(post).toMatchObject({ excerpt: '<p>모두</p>' });
    expect(warn.mock.calls[0]?.[0]).toContain(`site/${middle.file}`);
  });
});

describe('A blog that has grown', () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    postPage({
      path: `blog/post-${at}/`,
      title: `글 ${at}`,
      date: new Date(Date.UTC(2026, 0, 1 - at)),
    }),
  );
  const { recent, older } = splitRecent(many);

  test('shows the newest posts with their texts, and every other one as a line', async () => {
    rendered.html = `<p>앞</p>${TRUNCATE_MARK}<p>뒤</p>`;
    render(<PostList posts={await withTexts(recent)} older={older} />);
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(screen.getAllByRole('link', { name: /^글 \d+$/ })).toHaveLength(300);
  });

  test('names beside a text the newest posts, and the one that is read', () => {
    render(<BlogLayout posts={many} path="blog/post-200/" />);
    expect(screen.getAllByRole('link', { name: /^글 \d+$/ })).toHaveLength(21);
    const read = screen.getByRole('link', { name: '글 200' });
    expect(read.getAttribute('aria-current')).toBe('page');
  });
});

describe('The archive', () => {
  test('has a heading for each year, newest first, and every post once', () => {
    render(<Archive posts={posts} />);
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['2026', '2025']);
    expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['셋', '둘', '하나']);
  });

  test('of a blog without posts says so', () => {
    render(
      <>
        <Archive posts={[]} />
        <PostList posts={[]} />
      </>,
    );
    expect(screen.getAllByText('아직 글이 없습니다.')).toHaveLength(2);
  });
});
