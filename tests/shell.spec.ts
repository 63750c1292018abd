import { expect, test } from '@playwright/test';
import { markDocument } from './support/inPlace.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

const toggle = '[data-color-mode-toggle]';
const theme = 'html[data-theme=dark]';

test('the colour mode button names the mode it is in, and the choice is kept', async ({ page }) => {
  await page.goto('docs/intro/');
  await expect(page.locator(toggle)).toHaveAccessibleName(/현재 밝은 모드/);
  await page.click(toggle);
  await expect(page.locator(toggle)).toHaveAccessibleName(/현재 어두운 모드/);
  await expect(page.locator(theme)).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.click('[data-sidebar] a:text-is("palette")');
  await expect(page.locator('h1').first()).toHaveText('palette');
  await expect(page.locator(theme)).toBeAttached();
  await page.reload();
  await expect(page.locator(theme)).toBeAttached();
});

test('a stored dark mode is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/_astro/**', (route) => route.abort());
  await page.goto('');
  await expect(page.locator(theme)).toBeAttached();
});

test('the system preference is not followed unless the settings say so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('');
  await expect(page.locator('html[data-theme=light]')).toBeAttached();
});

test('another tab of the site changes its colour mode along', async ({ page, context }) => {
  await page.goto('');
  const other = await context.newPage();
  await other.goto('docs/intro/');
  await page.click(toggle);
  await expect(other.locator(theme)).toBeAttached();
});

for (const [name, script] of [
  [
    'holds nonsense',
    "try { for (const k of ['theme','zs:sidebar-closed','zs:package-manager','docusaurus.announcement.dismiss','docs-preferred-version-default']) localStorage.setItem(k, '{]]') } catch {}",
  ],
  [
    'is blocked',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked'); } })",
  ],
  [
    'is full',
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  ],
] as const) {
  test(`the page works when localStorage ${name}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(script);
    await page.goto('docs/intro/');
    await page.click(toggle);
    await expect(page.locator(theme)).toBeAttached();
    await page.click('[data-category=Theme] summary');
    await page.locator('label:has-text("pnpm")').first().click();
    await page.click('[data-sidebar] a:text-is("Alert")');
    await expect(page.locator('h1').first()).toHaveText('Alert');
    expect(errors).toEqual([]);
  });
}

test('the menu is a sidebar at 997 px and a button at 996 px', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await page.goto('docs/intro/');
  await expect(page.locator('[data-sidebar]')).toBeVisible();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(page.locator('[data-sidebar]')).toBeHidden();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeVisible();
});

test('the mobile menu opens, leads on, and closes by itself, by Escape and by its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/intro/');
  const menu = page.getByRole('button', { name: '메뉴 열기' });
  await menu.click();
  await expect(page.locator('[data-sidebar]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-sidebar]')).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await menu.click();
  await expect(page.locator('[data-sidebar]')).toBeHidden();
  await menu.click();
  await markDocument(page);
  await page.click('[data-sidebar] a:text-is("palette")');
  await expect(page.locator('h1').first()).toHaveText('palette');
  await expect(page.locator('[data-sidebar]')).toBeHidden();
});

test('the navbar opens a search dialog and the footer leads to docs and blog', async ({ page }) => {
  await page.goto('');
  const search = page.locator('header [data-search-open]');
  await expect(search).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(search).toHaveAccessibleName(/검색/);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '시작하기' })).toHaveAttribute(
    'href',
    '/zs-ui/docs/intro/',
  );
  await expect(footer.getByRole('link', { name: '블로그' })).toHaveAttribute(
    'href',
    '/zs-ui/blog/',
  );
  await expect(footer).toContainText('2025');
});

test('a page whose script is not where the base says shows the base address banner', async ({
  page,
}) => {
  await page.route('**/_astro/Document*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('docs/intro/');
  const banner = page.locator('[data-base-banner]');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('사이트를 제대로 불러오지 못했습니다.');
  await expect(banner).toContainText('/zs-ui/');
  await page.unroute('**/_astro/Document*.js');
  await page.goto('docs/intro/');
  await expect(banner).toBeHidden();
});

test('a phone of 320 px shows every part without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', 'docs/UiComponent/ZSTextField/', 'docs/intro/', 'config/']) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('the config page shows the docs metadata, and search engines are kept out', async ({
  page,
}) => {
  await page.goto('config/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('색인되지 않은 문서')).toBeVisible();
  const data: unknown = JSON.parse((await page.locator('pre').first().textContent()) ?? '');
  expect(data).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/zs-ui/docs',
    mainDocId: 'intro',
    draftIds: [],
  });
  expect((data as { docs: unknown[] }).docs).toHaveLength(21);
  expect((data as { docs: unknown[] }).docs).toContainEqual({
    id: 'intro',
    path: '/zs-ui/docs/intro/',
    sidebar: 'tutorialSidebar',
  });
  await expect(page.getByRole('row', { name: 'site 0.0.6' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'docsData 3.6.1' })).toBeVisible();
});
