import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

test('on paper only the text is left, black on white, with every tab and the addresses', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('docs/intro/');
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    'header',
    '#site-menu',
    'footer',
    '[data-toc]',
    'nav a[rel=next]',
    '[data-copy]',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.locator('h1').first()).toBeVisible();
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  for (const manager of ['npm install', 'pnpm add', 'npx expo install']) {
    await expect(page.locator('pre', { hasText: `${manager} @0610studio/zs-ui` })).toBeVisible();
  }
  const address = await page
    .locator('article a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('http');
  const wrapped = await page
    .locator('article pre')
    .first()
    .evaluate((pre) => getComputedStyle(pre).whiteSpace);
  expect(wrapped).toBe('pre-wrap');
});
