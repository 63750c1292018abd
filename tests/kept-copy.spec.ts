import { expect, type Page } from '@playwright/test';
import { causes, type FailureMode, test } from './support/faultyServer.ts';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { keptPages, openNext, workerReady } from './support/keptPages.ts';
import { smokeIf } from './support/scope.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const anyPage = /\/docs\/.*(\/|\.htm)$/;
const notice = (page: Page) => page.locator('[data-route-notice]');
const heading = (page: Page) => page.locator('h1').first();

/** Opens Alert and the next page, and returns to Alert once both are kept. */
async function keepAlert(page: Page): Promise<void> {
  await page.goto('docs/OverlayComponent/Alert/');
  await page.keyboard.press('Tab');
  await workerReady(page);
  await expect.poll(() => keptPages(page)).toContain('/zs-ui/docs/OverlayComponent/Alert/');
  const next = await openNext(page);
  await expect.poll(() => keptPages(page)).toContain(next);
  await page.goto('docs/OverlayComponent/Alert/');
}

for (const [failure, cause] of Object.entries(causes) as [FailureMode, string][]) {
  test(
    `a kept page opens where the server meets "${failure}", with its date; Back and retry too`,
    smokeIf(failure === 'busy'),
    async ({ page, server }) => {
      await keepAlert(page);
      await markDocument(page);
      const dated = new RegExp(
        `${cause.replace(/[()]/g, '\\$&')} 최신 내용을 불러오지 못했습니다. 20\\d\\d년 .*에 저장한`,
      );
      server.fail(anyPage, failure);
      await page.locator('main a[rel=next]').dispatchEvent('click');
      await expect(heading(page)).not.toHaveText('Alert');
      await expect(notice(page)).toContainText(dated);
      await page.evaluate(() => history.back());
      await expect(heading(page)).toHaveText('Alert');
      await expect(notice(page)).toContainText(dated);
      expect(await isSameDocument(page)).toBe(true);
      await server.recover();
      await notice(page).getByRole('button', { name: '다시 시도' }).click();
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await expect(heading(page)).toHaveText('Alert');
      await expect(notice(page)).toBeHidden();
    },
  );
}

test('a kept page that is loaded anew says the same', async ({ page, server }) => {
  await keepAlert(page);
  server.fail(anyPage, 'busy');
  await page.reload();
  await expect(heading(page)).toHaveText('Alert');
  await expect(notice(page)).toContainText('서버 오류(503)로 최신 내용을 불러오지 못했습니다.');
});

test('a page without a copy is replaced by one in the style of the site, which names the actual cause', async ({
  page,
  server,
}) => {
  await keepAlert(page);
  for (const [failure, cause] of [
    ['busy', causes.busy],
    ['drop', causes.drop],
  ] as const) {
    server.fail(anyPage, failure);
    await page.goto('docs/Theme/palette/');
    await expect(heading(page)).toHaveText('페이지를 열지 못했습니다');
    await expect(page.locator('article')).toContainText(`${cause} 이 페이지를 열지 못했습니다.`);
    await expect(page.locator('header').first()).toHaveCSS('position', 'sticky');
    await expect(page.locator('[data-toc], [data-sidebar] [aria-current=page]')).toHaveCount(0);
    await server.recover();
    await page.reload();
    await expect(heading(page)).toHaveText('컬러 팔레트');
    await page.goto('docs/OverlayComponent/Alert/');
    await page.evaluate(async () => {
      const { scope } = await navigator.serviceWorker.ready;
      const cache = await caches.open(`${scope}#kept`);
      await cache.delete('/zs-ui/docs/Theme/palette/');
    });
  }
});
