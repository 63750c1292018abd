import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { isSameDocument, markDocument } from '../support/inPlace.ts';
import { hasOldestChromium, installOldestChromium, oldestArgs } from '../support/oldestChromium.ts';
import { mainTemplates } from '../support/routes.ts';

let browser: Browser;
let errors: string[];
let page: Page;

// One process installs it: others would read what is half written.
test.describe.configure({ mode: 'default' });
test.skip(!hasOldestChromium, 'The package of the oldest Chromium is for Linux on x64.');

test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await installOldestChromium(),
    args: oldestArgs,
  });
});

test.afterAll(() => browser?.close());

test.beforeEach(async ({ baseURL }) => {
  page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('crash', () => errors.push('The tab has crashed.'));
});

test.afterEach(async () => {
  await page.context().close();
  expect(errors).toEqual([]);
});

const background = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

for (const { path } of mainTemplates) {
  test(`/${path} opens`, async () => {
    await page.goto(path);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(page.locator('h1').first()).toBeVisible();
  });
}

test('surfaces have their colours in both modes, on the page and in pictures of phones', async () => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const inPoster = () =>
    page
      .locator('[data-poster]')
      .first()
      .evaluate(({ shadowRoot }) => {
        const drawn = shadowRoot?.querySelector('div');
        return drawn && getComputedStyle(drawn).backgroundColor;
      });
  await expect.poll(inPoster).toBe('rgb(255, 255, 255)');
  expect(await background('figure.code')).toBe('rgb(250, 248, 245)');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect.poll(inPoster).toBe('rgb(0, 0, 0)');
  expect(await background('figure.code')).toBe('rgb(28, 24, 19)');
});

test('a link opens its page in place', async () => {
  await page.goto('docs/intro/');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await markDocument(page);
  await page.click('a[data-nav=blog]');
  await expect(page).not.toHaveURL(/intro/);
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('without the script for older browsers a link opens its page all the same', async () => {
  await page.route(/olderBrowsers/, (route) => route.abort());
  await page.goto('docs/intro/');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.click('a[data-nav=blog]');
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(page.locator('h1').first()).toBeVisible();
  // The menu asks for what this browser cannot know.
  errors = errors.filter((message) => !message.includes(':popover-open'));
});

test('the menu of a phone opens, leads to a page, and closes', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/intro/');
  await expect(page.locator('#site-menu')).toBeHidden();
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await page.locator('#site-menu a[data-nav=blog]').click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('the search finds a page, and opens it by keyboard', async () => {
  await page.goto('docs/intro/');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.keyboard.press('/');
  await page.keyboard.type('ZSTextField');
  await expect(page.getByRole('option').first()).toContainText('ZSTextField');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ZSTextField/);
});

test('a phone starts', async () => {
  await page.goto('docs/UiComponent/ZSTextField/');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const phone = page.locator('[data-phone]:has([data-poster])').first();
  await phone.scrollIntoViewIfNeeded();
  await phone.locator('[data-enter]').hover();
  await expect(phone.locator('iframe[data-drawn]')).toBeAttached();
});
