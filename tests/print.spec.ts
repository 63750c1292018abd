import { expect, type Page, test } from '@playwright/test';
import { collisions, print, textOf } from './support/printedPage.ts';
import { mainTemplates } from './support/routes.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Words of the page that the print must have, and boxes that would clip some. */
function readAsPrinted(page: Page): Promise<{ words: string[]; cut: string[] }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-page] *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const words = shown.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .flatMap((node) => (node.textContent ?? '').split(/\s+/)),
    );
    const cut = shown
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .filter(
        // A stage shows a part of a phone.
        (element) =>
          !element.closest(
            '[data-body], .zs-play-stage, [data-tiles] [aria-hidden], .visually-hidden',
          ),
      )
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120));
    // An emoji is a picture in print; the fonts of the tests have no fractions and few symbols.
    const isSymbol = (word: string) => /[\p{Extended_Pictographic}\p{No}\p{So}]/u.test(word);
    return { words: words.filter((word) => word.length > 1 && !isSymbol(word)), cut };
  });
}

/** Hides pictures that show an open overlay, whose texts overlap those below: in phones and in tiles. */
function hideOverlays(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pictures = document.querySelectorAll<HTMLElement>(
      '[data-play] .zs-play-poster, [data-tiles] [aria-hidden]',
    );
    for (const picture of pictures) {
      picture.style.setProperty('display', 'none', 'important');
    }
    return pictures.length;
  });
}

for (const { path } of mainTemplates) {
  test(`/${path} reads whole on A4`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // The width that A4 leaves between the margins.
    await page.setViewportSize({ width: 673, height: 950 });
    await page.emulateMedia({ media: 'print' });
    const { words } = await readAsPrinted(page);
    const sheets = await print(page);
    const text = textOf(sheets);
    // A part that a script changes during printing may be printed in either state.
    const printed = await readAsPrinted(page);
    const still = new Set(printed.words);
    const lost = words.filter((word) => still.has(word) && !text.includes(word));
    expect(lost).toEqual([]);
    expect(printed.cut).toEqual([]);
    expect(collisions((await hideOverlays(page)) > 0 ? await print(page) : sheets)).toEqual([]);
    const short = path === '' || words.length < 80;
    expect(textOf(sheets.slice(0, 1)).length, 'letters on the first sheet').toBeGreaterThan(
      short ? 10 : 250,
    );
  });
}

test('in print only the text is left, black on white, with every tab and the addresses', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('docs/intro/');
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    'header',
    '#site-menu',
    'footer',
    '[data-toc]',
    '[popovertarget=page-tools]',
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
    await expect(
      page.locator('pre', { hasText: `${manager} @0610studio/zs-ui` }).first(),
    ).toBeVisible();
  }
  const address = await page
    .locator('article a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('http');
});

test('a line of code that is longer than the sheet goes on below', async ({ page }) => {
  await page.goto('docs/intro/');
  await page.emulateMedia({ media: 'print' });
  const code = page.locator('article figure.code:not([data-language=bash]) pre').first();
  const excess = await code.evaluate((pre) => {
    pre.querySelector('.line')?.append(' 긴 줄'.repeat(200));
    return pre.scrollWidth - pre.clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
});

test('colours are printed: ramps, posters and the button that leads on', async ({ page }) => {
  await page.goto('docs/Theme/palette/');
  await page.emulateMedia({ media: 'print' });
  const adjust = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).printColorAdjust);
  expect(await adjust('[data-copy-value]')).toBe('exact');
  expect(await adjust('[data-poster]')).toBe('exact');
  await expect(page.locator('[data-poster]').first()).toBeVisible();
  await page.goto('');
  expect(await adjust('main a[href$="docs/intro/"]')).toBe('exact');
});
