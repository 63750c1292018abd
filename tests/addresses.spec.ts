import { expect, type Page, test } from '@playwright/test';
import { isSameDocument, markDocument } from './support/inPlace.ts';

/** All that hides a target on a page. */
const PARTS = `<div style="height: 200vh"></div>
  <details><summary>바깥</summary><details><summary>안</summary><p id="접힌-글">접힌 글</p></details></details>
  <div data-tabs="zs:tabs:test">
    <div role="radiogroup">
      <input type="radio" name="test" value="npm" checked><input type="radio" name="test" value="한 글">
    </div>
    <div><div data-tab="npm">하나</div><div data-tab="한 글"><p id="tabbed">탭의 글</p></div></div>
  </div>
  <ul><li id="noted"><details><summary>pebbles</summary><p>알림의 나머지</p></details></li></ul>
  <div hidden><p id="other-version">다른 버전의 글</p></div>
  <h2 id="한글-제목">제목</h2>
  <div style="height: 200vh"></div>`;

/** Hash of a link, and the id and a text of what it shows. */
const TARGETS = [
  ['#접힌-글', '접힌-글', '접힌 글'],
  ['#tabbed', 'tabbed', '탭의 글'],
  ['#noted', 'noted', '알림의 나머지'],
  ['#other-version', 'other-version', '다른 버전의 글'],
  ['#%ED%95%9C%EA%B8%80-%EC%A0%9C%EB%AA%A9).', '한글-제목', '제목'],
  [`#${'한글-제목'.normalize('NFD')}`, '한글-제목', '제목'],
] as const;

const HERE = '/zs-ui/docs/Theme/palette/';

async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = '시험 링크';
    document.querySelector('h1')?.after(link);
  }, href);
  await page.getByText('시험 링크').click();
}

/** What an address names is found, opened, marked, focused and in sight under the bar. */
async function expectShown(page: Page, id: string, text: string): Promise<void> {
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeFocused();
  await expect(target.getByText(text).or(target.and(page.getByText(text)))).toBeInViewport();
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe(id);
  const isUnderBar = () =>
    target.evaluate((element) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const { top } = element.getBoundingClientRect();
      return top >= bar && top < innerHeight / 2;
    });
  await expect.poll(isUnderBar).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.route(`**${HERE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<div[^>]*data-prose[^>]*>/, `$&${PARTS}`),
    });
  });
  await page.addInitScript(() => localStorage.setItem('zs:tabs:test', 'npm'));
});

test('an address opened whole shows what it names, whatever hides it', { tag: '@smoke' }, async ({
  page,
}) => {
  for (const [hash, id, text] of TARGETS) {
    await page.goto('about:blank');
    await page.goto(HERE + hash);
    await expectShown(page, id, text);
  }
});

test('a link within the page shows it the same way', { tag: '@smoke' }, async ({ page }) => {
  for (const [hash, id, text] of TARGETS) {
    await page.goto(HERE);
    await markDocument(page);
    await follow(page, hash);
    await expectShown(page, id, text);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(HERE);
  }
});

test('a link from another page shows it the same way, and Back leads there', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('docs/intro/');
  await markDocument(page);
  for (const [hash, id, text] of TARGETS) {
    await follow(page, HERE + hash);
    await expectShown(page, id, text);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await expect(page.locator('h1').first()).toHaveText('설치');
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('the same link once more leads there again, and adds no entry', async ({ page }) => {
  await page.goto(HERE);
  await follow(page, '#한글-제목');
  await expectShown(page, '한글-제목', '제목');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByText('시험 링크').click();
  await expectShown(page, '한글-제목', '제목');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a reload stays where the reader was, also beside a target in a tab that is not theirs', async ({
  page,
}) => {
  await page.goto(`${HERE}#tabbed`);
  await expectShown(page, 'tabbed', '탭의 글');
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  const isStored = (y: number) => (history.state?.y ?? 0) > y;
  await expect.poll(() => page.evaluate(isStored, before)).toBe(true);
  const y = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(page.locator('#tabbed')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
});

test('a hash that a reader types opens what it names', async ({ page }) => {
  await page.goto(HERE);
  await page.evaluate(() => {
    location.hash = 'tabbed';
  });
  await expectShown(page, 'tabbed', '탭의 글');
});
