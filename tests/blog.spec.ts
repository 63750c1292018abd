import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { posts } from './support/routes.ts';

const site = new URL('../site/', import.meta.url);

const readPost = (file: string) => readFileSync(new URL(file, site), 'utf8');

for (const [name, type, whole] of [
  ['rss.xml', 'item', 'encoded'],
  ['atom.xml', 'entry', 'content'],
] as const) {
  test(`a browser shows ${name} by its style sheet: titles, and no text of theirs as code`, async ({
    page,
  }) => {
    await page.goto(`blog/${name}`);
    const last = page.locator(type).last();
    await expect(last.locator('title')).toBeVisible();
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

test('no line of the meta data of a post begins or ends with a dot', async ({ page }) => {
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
    // The separator of the first item of a line is in the clipped part of the box.
    expect(dots.filter(({ isFirst, isSeen }) => isFirst && isSeen)).toEqual([]);
    expect(width > 200 || dots.some(({ isFirst }) => isFirst)).toBe(true);
  }
});
