import { expect, type Page, test } from '@playwright/test';
import { frameOf, openPhone, phone } from './support/phones.ts';

const path = 'docs/UiComponent/ZSText/';
const name = 'ZSText.basic';
const heading = '안녕하세요';
const letters = '**/phone-face-*.woff2';

/** Of the heading: its family, whether all letters are there, its height and where the next text is. */
async function lookAt(page: Page) {
  const frame = await frameOf(phone(page, name));
  return frame.getByText(heading, { exact: true }).evaluate((element) => {
    const { fontFamily } = getComputedStyle(element);
    return {
      isBold: fontFamily.includes('zs-play-') && document.fonts.check(`16px ${fontFamily}`, '안A'),
      faces: [...document.fonts].map(({ status }) => status),
      height: element.getBoundingClientRect().height,
      next: element.nextElementSibling?.getBoundingClientRect().top,
    };
  });
}

test('a heading in a phone becomes bold when the page is idle, for little, and nothing jumps', async ({
  page,
}) => {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(letters, async (route) => {
    await held;
    await route.continue();
  });
  const sent: Promise<number>[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/phone-face-')) {
      sent.push(response.body().then(({ length }) => length));
    }
  });
  await page.goto(path);
  await openPhone(page, name);
  const before = await lookAt(page);
  expect(before).toMatchObject({ isBold: false, faces: [] });
  release();
  await expect.poll(async () => (await lookAt(page)).isBold).toBe(true);
  const after = await lookAt(page);
  expect(after.faces).toEqual(['loaded', 'loaded']);
  expect(after.height).toBeCloseTo(before.height, 0);
  expect(after.next).toBeCloseTo(before.next ?? 0, 0);
  expect(await page.evaluate(() => document.fonts.size), 'faces of the page itself').toBe(0);

  await openPhone(page, 'ZSText.color');
  const sizes = await Promise.all(sent);
  expect(sizes, 'one load for all phones').toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

test('where the bold letters do not come, a phone runs in those of the system', async ({
  page,
}) => {
  const asked = page.waitForRequest(letters);
  await page.route(letters, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(path);
  await openPhone(page, name);
  await asked;
  await openPhone(page, 'ZSText.color');
  expect(await lookAt(page)).toMatchObject({ isBold: false, faces: [] });
  await expect(phone(page, name).locator('[data-notice]')).toBeHidden();
});
