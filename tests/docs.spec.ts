import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

test('the sidebar lists every page with its label in order', async ({ page }) => {
  await page.goto('docs/intro/');
  expect(await page.locator('[data-sidebar] :is(a, summary)').allTextContents()).toEqual([
    '개요',
    'Provider 구성',
    '가이드',
    '버전과 업그레이드',
    '문제 해결',
    '레시피',
    '테스트하기',
    '플랫폼',
    '접근성',
    '테마와 성능',
    'TypeScript와 API 색인',
    'Theme',
    '시작하기',
    'palette',
    'typography',
    'themeFactory',
    'Overlay',
    '시작하기',
    'Alert',
    'BottomSheet',
    'Snackbar',
    'Loader',
    'Modality',
    'PopOver',
    'UI 컴포넌트',
    'ZSView',
    'ZSContainer',
    'ZSText',
    'ZSTextField',
    'ZSPressable',
    'ZSRadioGroup',
    'ThrottleButton',
    '폴더블 기기 지원',
  ]);
});

test('a closed group stays closed on later pages, except around the open page', async ({
  page,
}) => {
  await page.goto('docs/intro/');
  const group = page.locator('[data-category=Theme]');
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
  await page.goto('docs/OverlayComponent/Alert/');
  await expect(group).not.toHaveAttribute('open');
  await page.goto('docs/Theme/palette/');
  await expect(group).toHaveAttribute('open');
});

test('breadcrumbs, version, neighbours, edit link and last change stand around the text', async ({
  page,
}) => {
  await page.goto('docs/Theme/palette/');
  const crumbs = page.getByRole('navigation', { name: '현재 위치' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['처음 화면', 'Theme', 'palette']);
  await expect(crumbs.getByRole('link', { name: 'Theme' })).toHaveAttribute(
    'href',
    '/zs-ui/docs/Theme/',
  );
  await expect(page.getByText('버전: Next')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    'current',
  );
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/zs-ui/docs/Theme/start/');
  await expect(page.locator('a[rel=next]')).toHaveAttribute(
    'href',
    '/zs-ui/docs/Theme/typography/',
  );
  // The pages of this repository stand in no public one yet, so nothing leads to an address that is not there.
  await expect(page.getByRole('link', { name: '이 페이지 편집하기' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /소스 코드$/ })).toHaveCount(0);
});

test('the contents list levels 2 and 3 and follow the reading', async ({ page }) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const headings = await page.locator('article :is(h2, h3)').allTextContents();
  expect(await page.locator('[data-toc] a').allTextContents()).toEqual(headings);
  const current = page.locator('[data-toc] [aria-current]');
  await expect(current).toHaveCount(0);
  const last = page.locator('article h2').last();
  await page
    .locator('article h2')
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveCount(1);
  const second = await page.locator('article h2').nth(1).textContent();
  await expect(current).toHaveText(second ?? '');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(current).toHaveText((await last.textContent()) ?? '');
});

test('the install command follows the chosen package manager on every page', async ({ page }) => {
  await page.goto('docs/intro/');
  const commands = page.locator('pre:visible', { hasText: 'zs-ui@' });
  await expect(commands).toHaveText(/^npx expo install @0610studio\/zs-ui@0\.12\.2 /);
  await page.locator('article label:text-is("bun")').first().click();
  await expect(commands).toHaveText(/^bun add @0610studio\/zs-ui@0\.12\.2 /);
  await page.goto('');
  await expect(commands).toHaveText(/^bun add @0610studio\/zs-ui@0\.12\.2 /);
});

test('the copy button copies the code and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('');
  const frame = page.locator('figure.code:visible', { hasText: 'npx expo install' });
  await frame.hover();
  await frame.getByRole('button').click();
  await expect(frame.getByRole('button')).toHaveText('복사했습니다');
  await expect(page.locator('[data-announcer]')).toHaveText('복사했습니다');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await frame.locator('pre').textContent(),
  );
  await expect(frame.getByRole('button')).toHaveText('복사');
});

test('a browser that refuses to copy says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('');
  const frame = page.locator('figure.code:visible', { hasText: 'npx expo install' });
  await frame.hover();
  await frame.getByRole('button').click();
  await expect(frame.getByRole('button')).toHaveText('복사하지 못했습니다');
});
