import { expect, type Page, type Request } from '@playwright/test';
import { causes, type FailureMode, test } from './support/faultyServer.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { smokeIf } from './support/scope.ts';
import { openGroups } from './support/sidebar.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const palette = /\/docs\/Theme\/palette\//;
/** A link of the sidebar by the last part of its address. */
const sidebarLink = (name: string) => `[data-sidebar] a[href$="/${name}/"]`;
const notice = (page: Page) => page.locator('[data-route-notice]');

/** Clicks without hovering first: the failure of a prefetch would not be shown. */
const click = (page: Page, name: string) => page.locator(sidebarLink(name)).dispatchEvent('click');

/**
 * Waits until both requests for the page have failed or have their response: what fails is asked for once
 * more, and a server that recovers between the two opens the page.
 */
const requestsEnd = (page: Page) =>
  new Promise<void>((resolve) => {
    let ended = 0;
    const count = (request: Request) => {
      ended += palette.test(request.url()) ? 1 : 0;
      if (ended === 2) {
        resolve();
      }
    };
    page.on('requestfailed', count).on('requestfinished', count);
  });

/** Expects that 설치 is still shown, complete, at its address. */
async function expectUntouched(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toHaveText('설치');
  await expect(page.locator('main article h2').first()).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro\/$/);
  await expect(page).toHaveTitle('설치 | ZS-ui');
  await expect(page.locator('[data-sidebar] [aria-current=page]')).toHaveText('설치');
  expect(await isSameDocument(page)).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await openGroups(page);
  await page.goto('docs/intro/');
  await markDocument(page);
});

for (const [failure, cause] of Object.entries(causes) as [FailureMode, string][]) {
  const text = `${cause} 페이지를 열지 못했습니다.`;

  test(
    `a click that meets "${failure}" leaves page and address, says why, and can be retried`,
    smokeIf(failure === 'busy'),
    async ({ page, server }) => {
      server.fail(palette, failure);
      await click(page, 'palette');
      await expect(notice(page)).toContainText(text);
      await expectUntouched(page);
      const ended = requestsEnd(page);
      await notice(page).getByRole('button', { name: '다시 시도' }).click();
      await ended;
      await expect(notice(page)).toContainText(text);
      await expectUntouched(page);
      await server.recover();
      await notice(page).getByRole('button', { name: '다시 시도' }).click();
      await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
      await expect(page).toHaveURL(/palette\/$/);
      await expect(notice(page)).toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test('a page that loads on the second try is opened by the browser; Back shows the page before', async ({
  page,
  server,
}) => {
  server.fail(palette, 'busy', 1);
  await click(page, 'palette');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page).toHaveURL(/palette\/$/);
  expect(await isSameDocument(page)).toBe(false);
  await expect(notice(page)).toBeHidden();
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('설치');
});

test('Back to a page that loads on the second try opens it at its place in the history', async ({
  page,
  server,
}) => {
  await click(page, 'palette');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await click(page, 'intro');
  await expect(page.locator('h1').first()).toHaveText('설치');
  server.fail(palette, 'busy', 1);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  expect(await isSameDocument(page)).toBe(false);
  await page.goForward();
  await expect(page.locator('h1').first()).toHaveText('설치');
});

test('offline, the page stays and the notice says so; Retry works once online', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await context.setOffline(true);
  await click(page, 'palette');
  await expect(notice(page)).toContainText('인터넷에 연결되어 있지 않아');
  await expectUntouched(page);
  await context.setOffline(false);
  await notice(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
});

test('the notice is removed when the reader closes it, and when another page opens', async ({
  page,
  server,
}) => {
  server.fail(palette, 'busy');
  await click(page, 'palette');
  await notice(page).getByRole('button', { name: '알림 닫기' }).click();
  await expect(notice(page)).toBeHidden();
  await click(page, 'palette');
  await expect(notice(page)).toBeVisible();
  await click(page, 'typography');
  await expect(page.locator('h1').first()).toHaveText('타이포그래피');
  await expect(notice(page)).toBeHidden();
});

test('on a phone the notice is above the menu, and Retry closes the menu', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  server.fail(palette, 'busy');
  await page.click(sidebarLink('palette'));
  await expect(notice(page)).toBeVisible();
  await server.recover();
  await notice(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('Back to a page that fails to load leaves page and address; Retry goes back', async ({
  page,
  server,
}) => {
  await click(page, 'palette');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await click(page, 'intro');
  await expect(page.locator('h1').first()).toHaveText('설치');
  server.fail(palette, 'busy');
  await page.evaluate(() => history.back());
  await expect(notice(page)).toContainText('서버 오류(503)');
  await expectUntouched(page);
  await server.recover();
  await notice(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await page.goForward();
  await expect(page.locator('h1').first()).toHaveText('설치');
});

test('where the script fails after it has changed the address, the browser opens the page', async ({
  page,
}) => {
  await page.evaluate(() => {
    Element.prototype.replaceWith = () => {
      throw new Error('no place');
    };
  });
  await click(page, 'palette');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  expect(await isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL(palette);
});
