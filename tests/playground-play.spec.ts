import { expect, type Locator, test } from '@playwright/test';
import { controlOf } from './support/controls.ts';
import { awaitRun, phone, reachFor, screenOf } from './support/phones.ts';

const path = 'docs/OverlayComponent/Alert/';
/** Title of the alert of `Alert.basic`. */
const title = '이 주소로 보낼까요?';

test('a phone starts when its reader reaches for it, as open as its picture, and never by a scroll', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(path);
  const example = phone(page, 'Alert.basic');
  await page.getByRole('heading', { level: 1 }).hover();
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 240);
  }
  await phone(page, 'Alert.confirm').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-phone] iframe')).toHaveCount(0);
  await reachFor(example);
  await expect(screenOf(example).getByText(title)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a picture that an effect must run for opens too: an overlay from outside of components', async ({
  page,
}) => {
  await page.goto('docs/OverlayComponent/start/');
  const example = phone(page, 'Overlay.global');
  await reachFor(example);
  await expect(screenOf(example).getByText('로그인하세요')).toBeVisible();
});

test('an overlay is there again after each changed field, and plays as often as one likes', async ({
  page,
}) => {
  await page.goto(path);
  const example = phone(page, 'Alert.basic');
  await reachFor(example);
  const field = controlOf(page, 'title').getByRole('textbox');
  for (const text of ['하나', '둘']) {
    await awaitRun(example, () => field.fill(text));
    await expect(screenOf(example).getByText(text, { exact: true })).toBeVisible();
  }
  for (let time = 0; time < 2; time += 1) {
    await awaitRun(example, () => example.getByRole('button', { name: '다시 재생' }).click());
    await expect(screenOf(example).getByText('둘', { exact: true })).toBeVisible();
  }
});

test('a press on the picture of an open overlay reaches the phone that comes', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(path);
  const example = phone(page, 'Alert.confirm');
  await example.locator('[data-body]').scrollIntoViewIfNeeded();
  // What is drawn in the picture is nobody's stop, so that the press meets the screen.
  const drawn = example.locator('[data-poster]').getByText('삭제', { exact: true });
  const { x = 0, y = 0 } = (await drawn.boundingBox()) ?? {};
  await page.mouse.click(x + 2, y + 2);
  await expect(screenOf(example).getByText('사진 2장')).toBeVisible({ timeout: 20_000 });
  await expect(screenOf(example).getByText('삭제', { exact: true })).toBeHidden();
});

test('a reader with a keyboard enters a phone that has not started', async ({ page }) => {
  await page.goto(path);
  const example = phone(page, 'Alert.basic');
  await example.getByRole('button', { name: /들어가기/ }).press('Enter');
  await expect(example.locator('iframe[data-drawn]')).toBeFocused({ timeout: 20_000 });
});

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

for (const [name, item] of [
  ['PopOver.basic', '이 후기 숨기기'],
  ['PopOver.position', '주문한 다음 날 도착합니다.'],
  ['PopOver.select', '부산'],
] as const) {
  test(`the picture of ${name} shows its menu where the phone opens it`, async ({ page }) => {
    await page.goto('docs/OverlayComponent/PopOver/');
    const example = phone(page, name);
    await reachFor(example);
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
  const button = poster.getByText('주문하기');
  const title = poster.getByText('이 주소로 보낼까요?');
  await expect(button).toBeVisible();
  await expect(title).toBeVisible();
  const [below, above] = await Promise.all([button.boundingBox(), title.boundingBox()]);
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(60);
  await context.close();
});
