import { expect, type Page } from '@playwright/test';
import { type FailureMode, test } from './support/faultyServer.ts';
import { smokeIf } from './support/scope.ts';

const mainScript = /\/_astro\/Document[^/]*\.js$/;
const banner = (page: Page) => page.locator('[data-base-banner]');
const needScript = ['header [data-search-open]', '[data-color-mode-toggle]', '.code-copy'];

async function expectNothingDead(page: Page): Promise<void> {
  for (const control of needScript) {
    await expect(page.locator(control).first()).toBeHidden();
  }
  await expect(page.locator('h1').first()).toHaveText('설치');
}

async function expectAllAlive(page: Page): Promise<void> {
  for (const control of needScript) {
    await expect(page.locator(control).first()).toBeVisible();
  }
}

const failures: FailureMode[] = ['busy', 'drop', 'portal'];
for (const failure of failures) {
  test(
    `a script that meets "${failure}" leaves no dead control, and the base is not blamed`,
    smokeIf(failure === 'busy'),
    async ({ page, server }) => {
      server.fail(mainScript, failure);
      await page.goto('docs/intro/');
      await expectNothingDead(page);
      await expect(banner(page)).toBeHidden();
      await page.click('main a[rel=next]');
      await expect(page.locator('h1').first()).not.toHaveText('설치');
      await server.recover();
      await page.goto('docs/intro/');
      await expectAllAlive(page);
    },
  );
}

test('controls of a slow script are hidden, and shown once it has loaded', async ({
  page,
  server,
}) => {
  await page.clock.install();
  server.fail(mainScript, 'hang');
  await page.goto('docs/intro/', { waitUntil: 'commit' });
  await expectAllAlive(page);
  await page.clock.fastForward(6000);
  await expectNothingDead(page);
  await server.recover();
  await expectAllAlive(page);
  await expect(banner(page)).toBeHidden();
});

for (const ending of ['', 'index.html']) {
  test(`a site at another base than it was built for names that base, opened at "${ending}"`, async ({
    page,
    site,
  }) => {
    await page.route('**/elsewhere/docs/intro/**', async (route) => {
      const response = await route.fetch({ url: `${site}docs/intro/` });
      await route.fulfill({ response });
    });
    await page.route(mainScript, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/elsewhere/docs/intro/${ending}`);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText('사이트를 제대로 불러오지 못했습니다.');
    await expect(banner(page).locator('[data-base-suggestion]')).toHaveText('/elsewhere/');
    await expectNothingDead(page);
  });
}
