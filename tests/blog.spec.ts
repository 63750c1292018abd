import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  postListCount,
  postListPath,
  postsOnPage,
} from '../site/src/content/page-table/postLists.ts';
import { formatDate } from '../site/src/sections/blog/formatDate.ts';
import { splitRecent } from '../site/src/sections/blog/recentPosts.ts';
import { posts } from './support/routes.ts';

const site = new URL('../site/', import.meta.url);

/** The page of the list that shows a post: later ones push it on. */
const listOf = (path: string) =>
  Array.from({ length: postListCount(posts.length) }, (_, at) => at + 1)
    .filter((number) => postsOnPage(posts, number).some((post) => post.path === path))
    .map(postListPath)
    .join();

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

/** The longest run of Korean that no markup interrupts. */
function plainLine(text: string): string {
  const runs = text.split(/[\n`*[\]()<>{}_~"]+/).map((run) => run.trim());
  return runs
    .filter((run) => /^\p{Script=Hangul}/u.test(run))
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

test('the list shows the text above the truncate mark and leads to the rest', async ({ page }) => {
  const { post, above, below } = cutPost();
  await page.goto(listOf(post.path));
  const shown = page.locator('main article', {
    has: page.getByRole('heading', { name: post.title, exact: true }),
  });
  await expect(shown).toContainText(above);
  await expect(shown).not.toContainText(below);
  await expect(shown).toContainText(formatDate(post.date));
  await expect(shown).toContainText(`약 ${post.minutes}분`);
  await shown.getByRole('link', { name: `${post.title} 더 읽기` }).click();
  await expect(page.locator('main')).toContainText(below);
});

test('posts stand by year beside the text and the open one is marked', async ({ page }) => {
  const post = splitRecent(posts).recent.at(-1);
  await page.goto(post?.path ?? '');
  const sidebar = page.getByRole('navigation', { name: '연도별 블로그 글' });
  const year = String(post?.date.getUTCFullYear());
  await expect(sidebar.getByRole('heading', { name: year })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: post?.title, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a post leads to its author and its tags, and those lead back', async ({ page }) => {
  const post = posts.findLast(({ authors, tags }) => authors.length > 0 && tags.length > 0);
  const [author] = post?.authors ?? [];
  const [tag] = post?.tags ?? [];
  await page.goto(post?.path ?? '');
  await page.getByRole('main').getByRole('link', { name: author?.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${author?.path}$`));
  await page.goto(post?.path ?? '');
  await page.getByRole('main').getByRole('link', { name: tag?.label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${tag?.path}$`));
  await expect(page.getByRole('main')).toContainText(post?.title ?? '');
});

test('without settings no comment widget is asked for', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) {
      foreign.push(request.url());
    }
  });
  await page.goto(posts[0]?.path ?? '');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-comments]')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

for (const [name, type, whole] of [
  ['rss.xml', 'item', 'encoded'],
  ['atom.xml', 'entry', 'content'],
] as const) {
  test(`${name} carries the full text with absolute links and a readable style sheet`, async ({
    page,
    request,
  }) => {
    const xml = await (await request.get(`blog/${name}`)).text();
    expect(xml).toContain(`<${type}>`);
    const oldest = splitRecent(posts).recent.at(-1);
    await page.goto(oldest?.path ?? '');
    const end = await page
      .locator('[data-prose] > p')
      .last()
      .evaluate((text) => text.firstChild?.textContent ?? '');
    expect(end).not.toBe('');
    expect(xml).toContain(end);
    const [, body = ''] = xml.split('feed.css');
    expect(body).not.toMatch(/(href|src)="[/#]/);
    await page.goto(`blog/${name}`);
    const last = page.locator(type).last();
    await expect(last.locator('title')).toBeVisible();
    await expect(last.locator('title')).toHaveJSProperty('textContent', oldest?.title);
    const text = last.locator(`xpath=*[local-name()='${whole}']`);
    await expect(text).toHaveCount(1);
    await expect(text).toBeHidden();
  });
}

test('a date in a table stays on its line on a phone, and the table scrolls in its box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const post = posts.find(({ file }) => /^\|.*\d{4}-\d\d-\d\d/m.test(readPost(file)));
  await page.goto(post?.path ?? '');
  const dates = page.locator('.table-scroll td time');
  await expect(dates.first()).toHaveText(/^\d{4}-\d\d-\d\d$/);
  const lines = await dates.evaluateAll((found) =>
    found.map((date) => date.getClientRects().length),
  );
  expect(lines).toEqual(lines.map(() => 1));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('no line of what stands under the title of a post begins or ends with a dot', async ({
  page,
}) => {
  const post = posts.find(({ authors }) => authors.length > 0);
  await page.goto(post?.path ?? '');
  const parts = page.locator('main time ~ span');
  for (const width of [200, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const dots = await parts.evaluateAll((found) =>
      found.map((part) => {
        const line = part.parentElement?.getBoundingClientRect().left ?? 0;
        const [dot, text] = [...part.childNodes].map((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return range.getBoundingClientRect();
        });
        const isFirst = part.getBoundingClientRect().left === line;
        return {
          isFirst,
          isWithText: dot && text && Math.abs(dot.top + dot.bottom - text.top - text.bottom) < 4,
          isSeen: (dot?.right ?? 0) - line > 16,
        };
      }),
    );
    expect(dots.map(({ isWithText }) => isWithText)).toEqual(dots.map(() => true));
    // The first of a line stands where the box is cut off.
    expect(dots.filter(({ isFirst, isSeen }) => isFirst && isSeen)).toEqual([]);
    expect(width > 200 || dots.some(({ isFirst }) => isFirst)).toBe(true);
  }
});
