import { readFileSync } from 'node:fs';
import { book } from '@0610studio/zs-ui/facts';
import { expect, type Page, test } from '@playwright/test';
import { phone, reachFor, screenOf } from './support/phones.ts';

/** Reaches for a phone, and waits until it runs. */
async function come(page: Page, name: string) {
  await reachFor(phone(page, name));
  return screenOf(phone(page, name));
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the first view has the call in code and the way in at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('');
    const hook = page.locator('pre', { hasText: 'const { showBottomSheet } = useOverlay();' });
    await expect(hook.first()).toBeInViewport({ ratio: 1 });
    const command = page.locator('pre', { hasText: 'npx expo install' }).first();
    expect(await command.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(page.getByRole('link', { name: '시작하기' }).first()).toBeInViewport({ ratio: 1 });
  });
}

test('the app in the phone of the first screen can be had as an Expo project', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('');
  const offer = phone(page, 'Home.app').getByRole('button', { name: '프로젝트 받기' });
  await expect(offer).toBeInViewport({ ratio: 1 });
  const saving = page.waitForEvent('download');
  await offer.click();
  const archive = readFileSync(await (await saving).path(), 'utf8');
  expect(archive).toContain('오늘의 꽃');
  expect(archive).toContain(`"@0610studio/zs-ui": "${book.documented.version}"`);
});

test('the phone of the first screen has its sheet open, like its picture, for a reader who reaches for it', async ({
  page,
}) => {
  await page.goto('');
  const screen = await come(page, 'Home.app');
  await expect(screen.getByText('한 송이 담기')).toBeVisible();
});

test('each of five buttons raises its overlay in the phone and lights up its line', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('');
  const screen = await come(page, 'Home.overlays');
  const lit = page.locator('.line.highlighted');
  const seen = [
    { name: '알림창', line: 'showAlert', text: '한 송이 주문할까요?' },
    { name: '바텀시트', line: 'showBottomSheet', text: '크라프트지' },
    { name: '스낵바', line: 'showSnackBar', text: '바구니에 담았습니다' },
    { name: '모달 화면', line: 'showModality', text: '수줍음' },
    { name: '로더', line: 'showLoader' },
  ];
  for (const { name, line, text } of seen) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(1);
    await expect(lit).toHaveCount(1);
    await expect(lit).toContainText(line);
    await expect(text ? screen.getByText(text) : screen.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('[data-announcer]')).toContainText(name);
  }
});

test('one colour is applied to two phones, measured in both modes, and shown in the code', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('');
  const scene = page.locator('[data-scene=theme]');
  await scene.getByLabel('메인 컬러').fill('#6d28d9');
  await expect(scene.locator('pre')).toContainText("main: '#6D28D9'");
  const figures = scene.locator('[data-contrast] dd');
  await expect(figures).toHaveText(['7.1 AAA', '2.95 미달', '2.95 미달', '2.95 미달']);
  await expect(page.locator('[data-announcer]')).toContainText(
    '#6D28D9 명암비: 라이트 배경 위의 색상 텍스트 7.1 AAA',
  );
  for (const mode of ['light', 'dark']) {
    const screen = scene.locator(`[data-mode=${mode}]`).frameLocator('iframe[data-drawn]');
    const inked = () => screen.getByText('24송이').evaluate((text) => getComputedStyle(text).color);
    // Each colour is a new run: its frame may be replaced during the query.
    await expect(async () => expect(await inked()).toBe('rgb(109, 40, 217)')).toPass();
  }
});

test('the slider folds the device: at its end the app knows, and comes back with what was open', async ({
  page,
}) => {
  await page.goto('');
  const screen = await come(page, 'Home.fold');
  const slider = page.getByRole('slider', { name: '기기를 펼친 각도' });
  const detail = screen.getByText('물을 하루에 한 번 갈아 주세요.');
  await expect(detail).toBeVisible();
  await slider.fill('90');
  await expect(slider).toHaveAttribute('aria-valuetext', '90도, 반쯤 접힘');
  await expect(detail).toBeVisible();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0도, 접힘');
  await expect(detail).toBeHidden();
  await slider.press('End');
  await expect(detail).toBeVisible();
});

test('no phone runs before its reader reaches for it', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-phone] iframe')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows its pictures and texts, and no control that needs JavaScript', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('');
    await expect(phone(page, 'Home.app').getByText('한 송이 담기')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByLabel('메인 컬러')).toBeHidden();
    await expect(page.getByRole('button', { name: '알림창' })).toBeHidden();
  });
});

test('when the script of the home page fails to load, no control that needs it is shown', async ({
  page,
}) => {
  await page.route(/startDemo[^/]*\.js/, (route) => route.abort());
  await page.goto('');
  await page.mouse.move(10, 10);
  await expect(page.getByLabel('메인 컬러')).toBeHidden();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
});
