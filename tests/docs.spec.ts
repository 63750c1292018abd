import { book } from '@0610studio/zs-ui/facts';
import { expect, type Page, test } from '@playwright/test';
import { phone } from './support/phones.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Headings of an article, without those of posters in shadow roots. */
const headingsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent),
  );

test('the group of the page is open, and those that the reader opened until they are closed', async ({
  page,
}) => {
  const openOnes = () =>
    page
      .locator('[data-category][open]')
      .evaluateAll((groups) => groups.map((group) => (group as HTMLElement).dataset.category));
  await page.goto('docs/intro/');
  await expect.poll(openOnes).toEqual(['Start']);
  await page.locator('[data-category=Theme] summary').click();
  await page.click('[data-sidebar] a[href$="/palette/"]');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect.poll(openOnes).toEqual(['Theme']);
  await page.goto('docs/OverlayComponent/Alert/');
  await expect.poll(openOnes).toEqual(['OverlayComponent', 'Theme']);
  await page.locator('[data-category=Theme] summary').click();
  await page.reload();
  await expect.poll(openOnes).toEqual(['OverlayComponent']);
});

test('a phone stands beside its code in a wide window, else above it', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/OverlayComponent/Alert/');
  const example = phone(page, 'Alert.confirm');
  const code = example.locator('pre');
  const boxOf = async (place: typeof code) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const body = example.locator('[data-body]');
  expect((await boxOf(body)).right).toBeLessThanOrEqual((await boxOf(code)).left);
  const excess = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await excess(), 'wide lines wrap').toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(body)).bottom).toBeLessThanOrEqual((await boxOf(code)).top);
  expect(await excess(), 'wide lines wrap').toBe(0);
});

test('the table of contents lists levels 2 and 3 and marks the current heading', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/UiComponent/ZSTextField/');
  const headings = await headingsOf(page);
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

test('the menu of a page copies its Markdown, says so, and closes with Escape', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/Theme/palette/');
  const menu = page.getByRole('button', { name: '이 페이지 도구' });
  await menu.press('Enter');
  const copy = page.getByRole('button', { name: '페이지를 Markdown으로 복사' });
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-copy-file]')).toHaveText('복사했습니다');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^> 전체 문서 목록: .*\n\n# 컬러 팔레트/,
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-copy-file]')).toBeHidden();
  await expect(menu).toBeFocused();
});

for (const width of [320, 390]) {
  test(`no name in code overflows its text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['docs/intro/', 'docs/provider/', 'docs/Theme/start/']) {
      await page.goto(path);
      const out = await page
        .locator('[data-prose] :is(p, li) > code:visible')
        .evaluateAll((chips) =>
          chips
            .filter((chip) => {
              const text = chip.parentElement?.getBoundingClientRect().right ?? 0;
              return [...chip.getClientRects()].some(({ right }) => right > text + 1);
            })
            .map((chip) => chip.textContent),
        );
      expect(out, path).toEqual([]);
    }
  });
}

test('a long table of contents scrolls to the current entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('docs/Guide/Troubleshooting/');
  const entry = page.locator('[data-toc] a').last();
  await expect(entry).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(entry).toBeInViewport();
});

test('a long page leads back to its top, a short one has no need to', async ({ page }) => {
  const top = page.getByRole('link', { name: '맨 위로' });
  await page.goto('docs/UiComponent/ZSTextField/');
  await expect(top).toBeHidden();
  await page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: 'instant' }));
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.goto('markdown-page/');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(top).toBeHidden();
});

test('the install command follows the chosen package manager on a later visit', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/intro/');
  const commands = page.locator('pre:visible', { hasText: 'zs-ui@' }).first();
  await expect(commands).toHaveText(
    new RegExp(`^npx expo install @0610studio/zs-ui@${book.documented.version} `),
  );
  await page.locator('article label:text-is("bun")').first().click();
  await expect(commands).toHaveText(
    new RegExp(`^bun add @0610studio/zs-ui@${book.documented.version} `),
  );
  await page.goto('docs/Guide/Versions/');
  await page.goto('docs/intro/');
  await expect(commands).toHaveText(
    new RegExp(`^bun add @0610studio/zs-ui@${book.documented.version} `),
  );
});

test('on a phone the lines of usage at the top wrap, so that the copy button covers none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/OverlayComponent/Alert/');
  const frame = page.locator('figure.code', { hasText: 'import { useOverlay }' }).first();
  const pre = frame.locator('pre');
  expect(await pre.evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0);
  const { x: start = 0 } = (await frame.getByRole('button').boundingBox()) ?? {};
  const ends = await frame.locator('.line').evaluateAll((lines) =>
    lines.map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(start);
});

test('a browser that refuses to copy says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await page.goto('');
  const frame = page.locator('figure.code:visible', { hasText: 'npx expo install' }).first();
  await frame.hover();
  await frame.getByRole('button').click();
  await expect(frame.getByRole('button')).toHaveText('직접 선택해 복사하세요');
});
