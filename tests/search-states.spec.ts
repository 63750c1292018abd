import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { holdModal, searchDialog, searchFor } from './support/searchDialog.ts';

const index = /search-index\//;

test('an index that cannot be reached shows the error screen, and Retry brings the results', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.route(index, (route) => route.abort());
  await page.goto('docs/intro/');
  const { dialog, options, input } = await searchFor(page, 'Alert');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('검색 결과를 불러오지 못했습니다.');
  await expect(alert).toContainText('인터넷 연결을 확인하세요.');
  await expect(options).toHaveCount(0);
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);

  await page.unroute(index);
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(options.first()).toContainText('Alert');
  await expect(alert).toHaveCount(0);
  await expect(input).toBeFocused();
});

test('an invalid index is an error, not a crash', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(index, (route) => route.fulfill({ json: { version: 99, junk: true } }));
  await page.goto('docs/intro/');
  const { dialog } = await searchFor(page, 'Alert');
  await expect(dialog.getByRole('alert')).toContainText('검색에 문제가 발생했습니다.');
  expect(errors).toEqual([]);
});

const refusals: [string, (page: Page) => Promise<unknown>][] = [
  ['a worker that cannot start', (page) => page.route(/engine\.worker/, (route) => route.abort())],
  [
    'a policy that refuses workers',
    (page) =>
      page.route(/\/docs\/intro\/$/, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
        await route.fulfill({ response, headers });
      }),
  ],
];
for (const [what, refuse] of refusals) {
  test(`${what} leaves the search to the page`, async ({ page }) => {
    await refuse(page);
    await page.goto('docs/intro/');
    const { options } = await searchFor(page, 'ZSTextField');
    await expect(options.first()).toContainText('ZSTextField');
  });
}

/**
 * Results in the dialog; or on the search page, in browsers that never ask again for a script that
 * failed.
 */
const resultsOf = (page: Page) =>
  page
    .getByRole('option', { name: /Alert/ })
    .or(page.locator('[data-island=SearchPage]').getByRole('link', { name: /Alert/ }))
    .first();

test('a dialog whose contents take long says that they are coming', async ({ page }) => {
  const release = await holdModal(page);
  await page.goto('docs/intro/');
  const { dialog } = await searchFor(page, 'Alert');
  const told = () =>
    dialog.locator('.zs-search-panel').evaluate((panel) => {
      const { visibility, content } = getComputedStyle(panel, '::before');
      return visibility === 'visible' ? content : 'none';
    });
  await expect.poll(told).toBe('"불러오는 중"');
  release();
  await expect(resultsOf(page)).toBeVisible();
  expect(await told()).toBe('none');
});

test('a dialog whose script never loads links to the results on the search page', async ({
  page,
}) => {
  await page.route(/mountDialog/, (route) => route.abort());
  await page.goto('docs/intro/');
  const { dialog } = await searchFor(page, 'Alert');
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(page).toHaveURL(/search\/\?q=Alert$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Alert/ }).first()).toBeVisible();
});

test('offline the dialog still opens, says what is wrong, and goes on once there is a connection', async ({
  page,
  context,
}) => {
  await page.goto('docs/intro/');
  await context.setOffline(true);
  const { dialog, input } = await searchFor(page, 'Alert');
  const retry = dialog.getByRole('button', { name: '다시 시도' });
  await expect(dialog.getByRole('alert')).toContainText('인터넷 연결을 확인하세요.');
  await retry.click();
  await expect(dialog.getByRole('alert')).toContainText('인터넷 연결을 확인하세요.');
  await expect(input).toHaveValue('Alert');
  await context.setOffline(false);
  await expect(resultsOf(page)).toBeVisible();
});

test('a title of HTML stays text', async ({ page }) => {
  await page.route(/search-index\/headings\.json/, async (route) => {
    const response = await route.fetch();
    const file = await response.text();
    await route.fulfill({
      body: file.replaceAll('BottomSheet', 'Quixotic <img src=x onerror=alert(1)>'),
    });
  });
  const dialogs: string[] = [];
  page.on('dialog', (shown) => {
    dialogs.push(shown.message());
    shown.dismiss();
  });
  await page.goto('docs/intro/');
  const { options, dialog } = await searchFor(page, 'Quixotic');
  await expect(options.first()).toContainText('<img src=x onerror=alert(1)>');
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('on a slow 3G connection the letters typed meanwhile are searched for', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await page.goto('docs/intro/');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.keyboard.press('/');
  await page.keyboard.type('Snackbar');
  const { input, options } = searchDialog(page);
  await expect(input).toHaveValue('Snackbar');
  await expect(options.first()).toContainText('Snackbar');
});

/** Files of the search that a page has requested. */
function watchSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').pop() ?? '';
    if (/mountDialog|createClient|engine\.worker|search-index|headings|text\.json/.test(name)) {
      asked.push(name);
    }
  });
  return asked;
}

test('opening asks for the client first, which has worker and index behind it, and for React in one file', async ({
  page,
}) => {
  await page.goto('docs/intro/');
  const asked = new Set<string>();
  page.on('request', (request) => {
    asked.add(new URL(request.url()).pathname.replace(/.*\//, '').replace(/\..*/, ''));
  });
  const { options } = await searchFor(page, 'Snackbar');
  await expect(options.first()).toBeVisible();
  const names = [...asked];
  expect(names.find((name) => /createClient|mountDialog/.test(name))).toBe('createClient');
  expect(names.filter((name) => /react|jsx|^client$|scheduler/.test(name))).toEqual(['react']);
  expect(names).not.toContain('providerClient');
});

test('a reader who does not search is sent nothing of the search, however long the page is read', {
  tag: '@smoke',
}, async ({ page }) => {
  const asked = watchSearch(page);
  await page.clock.install();
  await page.goto('docs/intro/', { waitUntil: 'load' });
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Tab');
  await page.clock.runFor(60_000);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

for (const [intent, want] of Object.entries({
  'a pointer over the button': (opener: Locator) => opener.hover(),
  'focus on the button': (opener: Locator) => opener.focus(),
})) {
  test(`${intent} fetches the search and opens nothing`, async ({ page }) => {
    const asked = watchSearch(page);
    await page.goto('docs/intro/');
    await want(page.locator('[data-search-open]').first());
    await expect.poll(() => asked.some((name) => name.startsWith('mountDialog'))).toBe(true);
    await expect.poll(() => asked).toContain('headings.json');
    await expect(searchDialog(page).dialog).toBeHidden();
  });
}
