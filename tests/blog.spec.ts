import { expect, test } from '@playwright/test';
import { splitRecent } from '../site/src/blog/recentPosts.ts';
import { postListCount, postListPath, postsOnPage } from '../site/src/page-table/postLists.ts';
import { posts } from './support/routes.ts';

/** The page of the list that shows a post: later ones push it on. */
const listOf = (path: string) =>
  Array.from({ length: postListCount(posts.length) }, (_, at) => at + 1)
    .filter((number) => postsOnPage(posts, number).some((post) => post.path === path))
    .map(postListPath)
    .join();

test('the list shows the text above the truncate mark and leads to the rest', async ({ page }) => {
  await page.goto(listOf('blog/intro/'));
  const post = page.locator('main article', {
    has: page.getByRole('heading', { name: 'ZS-ui 소개' }),
  });
  await expect(post).toContainText('따로 떼어 내려고 만들었습니다');
  await expect(post).not.toContainText('React Native CLI에서 Expo로');
  await expect(post).toContainText('2024년 11월 12일');
  await expect(post).toContainText(/약 \d+분/);
  await post.getByRole('link', { name: 'ZS-ui 소개 더 읽기' }).click();
  await expect(page.locator('main')).toContainText('React Native CLI에서 Expo로');
});

test('posts stand by year beside the text and the open one is marked', async ({ page }) => {
  await page.goto('blog/intro/');
  const sidebar = page.getByRole('navigation', { name: '연도별 블로그 글' });
  await expect(sidebar.getByRole('heading', { name: '2024' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'ZS-ui 소개' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a post leads to its author and its tags, and those lead back', async ({ page }) => {
  await page.goto('blog/intro/');
  await page.getByRole('main').getByRole('link', { name: '김정훈' }).click();
  await expect(page).toHaveURL(/\/blog\/authors\/right-hot\/$/);
  await page.getByRole('main').getByRole('link', { name: '바라봄', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/tags\/barabom\/$/);
  await expect(page.getByRole('main')).toContainText('ZS-ui 소개');
});

test('without settings no comment widget is asked for', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) {
      foreign.push(request.url());
    }
  });
  await page.goto('blog/intro/');
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
  await page.goto('blog/from-0-12-to-0-18/');
  const dates = page.locator('.table-scroll td time');
  await expect(dates.first()).toHaveText('2025-11-20');
  expect(
    await dates.evaluateAll((found) => found.map((date) => date.getClientRects().length)),
  ).toEqual([1, 1, 1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
