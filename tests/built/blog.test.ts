import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitRecent } from '../../site/src/sections/blog/lists.ts';
import { formatDate } from '../../site/src/sections/formatDate.ts';
import { builtPage, textsOf } from '../support/builtPages.ts';
import { posts } from '../support/routes.ts';

const site = new URL('../../site/', import.meta.url);

const readPost = (file: string) => readFileSync(new URL(file, site), 'utf8');

/** The oldest post that the list cuts at its truncate mark, and the plain text on both sides of it. */
function cutPost() {
  for (const post of posts.toReversed()) {
    const [above = '', below] = readPost(post.file)
      .replace(/^---[\s\S]*?\n---\n/, '')
      .split(/^\{\/\*\s*truncate\s*\*\/\}$/m);
    if (below !== undefined) {
      return { post, above: plainLine(above), below: plainLine(below) };
    }
  }
  throw new Error('No post has a truncate mark.');
}

/** The longest Korean text without markup inside. */
function plainLine(text: string): string {
  const runs = text.split(/[\n`*[\]()<>{}_~"]+/).map((run) => run.trim());
  return runs
    .filter((run) => /^\p{Script=Hangul}/u.test(run))
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

test('the list shows the text above the truncate mark and leads to the rest', () => {
  const { post, above, below } = cutPost();
  const shown = [...builtPage('blog/').querySelectorAll('main article')].find(
    (article) => article.querySelector('h3')?.textContent === post.title,
  );
  expect(shown?.textContent).toContain(above);
  expect(shown?.textContent).not.toContain(below);
  expect(shown?.textContent).toContain(formatDate(post.date));
  expect(shown?.textContent).toContain(`약 ${post.minutes}분`);
  const links = [...(shown?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/zs-ui/${post.path}`);
  expect(builtPage(post.path).querySelector('main')?.textContent).toContain(below);
});

test('posts stand by year beside the text and the open one is marked', () => {
  const post = splitRecent(posts).recent.at(-1);
  const sidebar = builtPage(post?.path ?? '').querySelector('nav[aria-label="글 목록"]') as Element;
  expect(textsOf(sidebar, 'h2, h3').join()).toContain(String(post?.date.getUTCFullYear()));
  expect(textsOf(sidebar, '[aria-current=page]')).toEqual([post?.title]);
});

test('a post leads to its author and its tags, and those lead back', () => {
  const post = posts.findLast(({ authors, tags }) => authors.length > 0 && tags.length > 0);
  const links = (path: string) =>
    [...builtPage(path).querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  for (const { path } of [...(post?.authors ?? []), ...(post?.tags ?? [])]) {
    expect(links(post?.path ?? '')).toContain(`/zs-ui/${path}`);
    expect(links(path)).toContain(`/zs-ui/${post?.path}`);
  }
});
