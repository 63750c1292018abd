import { expect, test } from '@playwright/test';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { smokeIf } from './support/scope.ts';
import { sidewaysOverflow } from './support/sidewaysOverflow.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const toggle = '[data-color-mode-toggle]';
const theme = 'html[data-theme=dark]';

test('the colour mode button names the mode it is in, and the choice is kept', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/intro/');
  await expect(page.locator(toggle)).toHaveAccessibleName(/현재 라이트 모드/);
  await page.click(toggle);
  await expect(page.locator(toggle)).toHaveAccessibleName(/현재 다크 모드/);
  await expect(page.locator(theme)).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.click('[data-category=Theme] summary');
  await page.click('[data-sidebar] a[href$="/palette/"]');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page.locator(theme)).toBeAttached();
  await page.reload();
  await expect(page.locator(theme)).toBeAttached();
});

test('a stored dark mode is there before the first paint', { tag: '@smoke' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/_astro/**', (route) => route.abort());
  await page.goto('');
  await expect(page.locator(theme)).toBeAttached();
});

for (const [name, script] of [
  [
    'is blocked',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked'); } })",
  ],
  [
    'is full',
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  ],
] as const) {
  test(
    `the page works when localStorage ${name}`,
    smokeIf(name === 'is blocked'),
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(script);
      await page.goto('docs/intro/');
      await page.click(toggle);
      await expect(page.locator(theme)).toBeAttached();
      await page.click('[data-category=OverlayComponent] summary');
      await page.locator('label:has-text("pnpm")').first().click();
      await page.click('[data-sidebar] a:text-is("Alert")');
      await expect(page.locator('h1').first()).toHaveText('Alert');
      expect(errors).toEqual([]);
    },
  );
}

test('the menu is a sidebar at 997 px and a button at 996 px', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await page.goto('docs/intro/');
  await expect(page.locator('[data-sidebar]')).toBeVisible();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(page.locator('[data-sidebar]')).toBeHidden();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeVisible();
});

test('the mobile menu opens, leads on, and closes by itself, by Escape and by its button', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/intro/');
  const open = page.getByRole('button', { name: '메뉴 열기' });
  const close = page.getByRole('button', { name: '메뉴 닫기' });
  const menu = page.locator('#site-menu');
  await open.click();
  await expect(menu).toBeVisible();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await close.click();
  await expect(menu).toBeHidden();
  await open.click();
  await markDocument(page);
  await page.click('[data-category=Theme] summary');
  await page.click('[data-sidebar] a[href$="/palette/"]');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(menu).toBeHidden();
  await open.click();
  await page.locator('[data-sidebar] [aria-current=page]').click();
  await expect(menu).toBeHidden();
});

test('the open menu keeps the focus, and the page behind it gets it back', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('blog/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const outside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('#site-menu');
    });
  const stops = await page.locator('#site-menu :is(a, button, summary)').count();
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await outside(), `stop ${stop}`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-page]')).not.toHaveAttribute('inert');
});

test('the menu covers the window where a bar or a banner pushes the page down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/_astro/Document*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('docs/intro/');
  await page.evaluate(() => {
    document.documentElement.dataset.baseWrong = '';
  });
  await expect(page.locator('[data-base-banner]')).toBeVisible();
  const open = page.getByRole('button', { name: '메뉴 열기' });
  await open.click();
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('a window that grows wide, as a turned tablet does, closes the menu and shows the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 1200 });
  await page.goto('docs/intro/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(page.locator('h1').first()).toBeInViewport();
  await expect(page.locator('[data-sidebar]')).toBeVisible();
  await expect(page.locator('[data-page]')).not.toHaveAttribute('inert');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

for (const size of [
  { width: 390, height: 600 },
  { width: 1366, height: 600 },
]) {
  test(`the list brings the current page into sight at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('docs/UiComponent/ThrottleButton/');
    if (size.width < 997) {
      await page.getByRole('button', { name: '메뉴 열기' }).click();
    }
    await expect(page.locator('[data-sidebar] [aria-current=page]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the bar marks the innermost section that holds the page, also after a change in place', {
  tag: '@smoke',
}, async ({ page }) => {
  const current = page.locator('header [data-nav][aria-current]');
  await page.goto('docs/intro/');
  await expect(current).toHaveText(['문서']);
  await markDocument(page);
  await page.click('header [data-nav="docs/components"]');
  await expect(page.locator('h1').first()).toHaveText('컴포넌트');
  await expect(current).toHaveText(['컴포넌트']);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(current).toHaveText(['컴포넌트']);
});

test('a page opened in place fades in, and is there at once for readers who want no motion', async ({
  page,
}) => {
  const duration = () =>
    page.locator('[data-page]').evaluate((part) => getComputedStyle(part).transitionDuration);
  await page.goto('docs/intro/');
  expect(await duration()).toBe('0.12s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0.001s');
});

/** From a window of 300 px beside a scrollbar to the widest. */
const widths = [
  288,
  ...Array.from({ length: 84 }, (_, at) => (at < 70 ? 320 + 14 * at : 1300 + 90 * (at - 70))),
];

for (const path of [
  'docs/UiComponent/ZSTextField/',
  '',
  'docs/components/',
  'docs/intro/',
  'blog/',
  'config/',
]) {
  test(
    `/${path} never scrolls sideways, from 288 to 2560 px`,
    smokeIf(path === ''),
    async ({ page }) => {
      await page.goto(path);
      const wide: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if ((await sidewaysOverflow(page)) > 0) {
          wide.push(width);
        }
      }
      expect(wide).toEqual([]);
    },
  );
}
