import { expect, type Locator, test } from '@playwright/test';
import { phone, screenOf } from './support/phones.ts';
import { sampled } from './support/scope.ts';

const path = 'docs/OverlayComponent/Alert/';
/** Title of the alert of `Alert.basic`. */
const title = '배송을 시작했습니다';

test('a phone in view for the first time opens its overlay by itself, once, and leaves the focus alone', async ({
  page,
}) => {
  await page.goto(path);
  const example = phone(page, 'Alert.basic');
  await example.locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('data-played', '', { timeout: 20_000 });
  await expect(screenOf(example).getByText(title)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.reload();
  await example.locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('data-state', 'running', { timeout: 20_000 });
  await phone(page, 'Alert.confirm').locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(phone(page, 'Alert.confirm')).toHaveAttribute('data-played', '', {
    timeout: 20_000,
  });
  await expect(example).not.toHaveAttribute('data-played', '');
});

test('with reduced motion a phone has its overlay open when it replaces the poster', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const example = phone(page, 'Alert.basic');
  await example.locator('[data-body]').scrollIntoViewIfNeeded();
  await expect(example).toHaveAttribute('data-state', 'running', { timeout: 20_000 });
  await expect(example.locator('[data-held]')).toHaveCount(0);
  await expect(screenOf(example).getByText(title)).toBeVisible();
  await expect(example).not.toHaveAttribute('data-played', '');
});

for (const reducedMotion of sampled(['no-preference', 'reduce'] as const)) {
  test(`a press on the poster of an open overlay reaches the phone that replaces it: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/preview/index.html', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    const example = phone(page, 'Alert.confirm');
    await example.locator('[data-body]').scrollIntoViewIfNeeded();
    await page.mouse.move(10, 10);
    await expect(example).toHaveAttribute('data-state', 'loading', { timeout: 20_000 });
    // Controls in the poster are inert: the press is on the screen.
    const drawn = example.locator('[data-poster]').getByText('삭제', { exact: true });
    const { x = 0, y = 0 } = (await drawn.boundingBox()) ?? {};
    await page.mouse.click(x + 2, y + 2);
    come();
    await expect(screenOf(example).getByText('사진 2장')).toBeVisible({ timeout: 20_000 });
    await expect(screenOf(example).getByText('삭제', { exact: true })).toBeHidden();
    await expect(example.locator('[data-held]')).toHaveCount(0);
  });
}

/** Position of a text on its screen, scaled to a width of 390 px. */
const placeOf = (text: Locator) =>
  text.evaluate((element) => {
    const root = element.getRootNode();
    const screen = root instanceof ShadowRoot ? root.host : document.documentElement;
    const { left, top, width } = screen.getBoundingClientRect();
    const { x, y } = element.getBoundingClientRect();
    const scale = width / 390;
    return { x: Math.round((x - left) / scale), y: Math.round((y - top) / scale) };
  });

for (const [name, item] of sampled([
  ['PopOver.basic', '링크 복사'],
  ['PopOver.position', '오후 3시 이전에 주문하면 오늘 출발합니다.'],
  ['PopOver.select', '부산'],
] as const)) {
  test(`the picture of ${name} shows its menu where the phone opens it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('docs/OverlayComponent/PopOver/');
    const example = phone(page, name);
    await example.locator('[data-body]').scrollIntoViewIfNeeded();
    await expect(example).toHaveAttribute('data-state', 'running', { timeout: 20_000 });
    const shown = screenOf(example).getByText(item, { exact: true });
    await expect(shown).toBeVisible();
    const drawn = example.locator('[data-poster]').getByText(item, { exact: true });
    expect(await placeOf(drawn)).toEqual(await placeOf(shown));
  });
}

test('without a script and on paper the picture shows the overlay open, with the button that opens it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const poster = phone(page, 'Alert.basic').locator('[data-poster]');
  const button = poster.getByText('배송 알림 보기');
  const title = poster.getByText('배송을 시작했습니다');
  await expect(button).toBeVisible();
  await expect(title).toBeVisible();
  const [below, above] = await Promise.all([button.boundingBox(), title.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + 60);
  await context.close();
});
