import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { hostileExample, openTarget, runEdit, target } from './support/attack.ts';
import { awaitRun, openPhone, phone } from './support/phones.ts';

const { path, name } = target;
const example = (page: Page) => phone(page, name);
async function share(page: Page): Promise<void> {
  await example(page).getByRole('button', { name: '더 보기' }).click();
  await example(page).getByRole('button', { name: '공유' }).click();
}

const codeOf = (page: Page) => example(page).getByRole('textbox', { name: /코드/ });
const notice = (page: Page) => example(page).locator('[data-notice]');

/** Share link of the page with code. */
const linkTo = (source: string | Buffer) =>
  `${path}#play=${name}:${deflateRawSync(source, { level: 9 }).toString('base64url')}`;

/** Opens a share link, and waits until its code is shown. */
async function openLink(page: Page, source: string): Promise<void> {
  await page.goto(linkTo(source));
  await expect(codeOf(page)).toHaveValue(source);
  await expect(notice(page)).toContainText('아직 실행하지 않았');
}

test('the button to share copies a link that another reader opens and runs', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await openPhone(page, name);
  await runEdit(page, hostileExample('const 누구 = "다른 사람";'));
  await share(page);
  await expect(notice(page)).toContainText('링크를 복사했습니다');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(codeOf(other)).toHaveValue(/다른 사람/);
  await expect(example(other).locator('iframe')).toHaveCount(0);
  await example(other).getByRole('button', { name: '실행' }).click();
  await expect(example(other)).toHaveAttribute('data-state', 'running');
});

/** Runs an edit of the second example of the page, which takes longer than the pause in typing. */
async function runAnotherEdit(page: Page): Promise<void> {
  const other = page.locator('[data-phone]').nth(1);
  await openPhone(page, (await other.getAttribute('data-phone')) ?? '');
  await other.getByRole('button', { name: /편집$/ }).click();
  const code = other.getByRole('textbox', { name: /코드/ });
  await awaitRun(other, async () => code.fill(`${await code.inputValue()}\n`));
}

test('code from a link is shown whole, takes no focus, and runs only by its button', {
  tag: '@smoke',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  const lines = Array.from({ length: 60 }, (_, line) => `const a${line} = 1;\n`).join('');
  await openLink(page, hostileExample(`${lines}console.log('RAN');`));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const hidden = await example(page).evaluate(
    (root) =>
      [...root.querySelectorAll('.prism-code-editor, figure, figure > div')].filter(
        (box) => box.checkVisibility() && box.scrollHeight > box.clientHeight + 2,
      ).length,
  );
  expect(hidden).toBe(0);

  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await codeOf(page).fill(`${await codeOf(page).inputValue()}\n`);
  await page.locator('[data-control] input').first().click({ force: true });
  await example(page).getByText('기기 설정').click();
  await example(page).getByLabel('화면 키보드').check();
  await example(page).getByRole('button', { name: '편집 닫기' }).click();
  await example(page).getByRole('button', { name: /편집$/ }).click();
  await page.getByRole('button', { name: '라이트 모드와 다크 모드 전환' }).first().click();
  await runAnotherEdit(page);
  await expect(example(page).locator('iframe')).toHaveCount(0);
  expect(heard).not.toContain('RAN');

  await example(page).getByRole('button', { name: '실행' }).click();
  await expect.poll(() => heard).toContain('RAN');
});

test('a link that is opened on the page it leads to shows its code', async ({ page }) => {
  await openTarget(page);
  await openLink(page, hostileExample('const 이것 = "먼저";'));
  await openLink(page, hostileExample('const 이것 = "나중";'));
  await expect(example(page).locator('iframe')).toHaveCount(0);
});

test('closing the editor and sharing keep to the code of the link, until 초기화', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const source = hostileExample('tell("링크");');
  await openLink(page, source);
  await example(page).getByRole('button', { name: '편집 닫기' }).click();
  await expect(example(page).locator('pre')).toContainText('링크');
  await share(page);
  await expect(notice(page)).toContainText('링크를 복사했습니다');
  await expect(notice(page).getByRole('button', { name: '실행' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(codeOf(page)).toHaveValue(source);

  await example(page).getByRole('button', { name: '초기화' }).click();
  const frame = await openPhone(page, name);
  await expect(frame.getByText('담은 상품 0개')).toBeVisible();
});

test('a link that decompresses to too much text shows the original example and says so', async ({
  page,
}) => {
  await page.goto(linkTo(Buffer.alloc(60_000_000)));
  await expect(notice(page)).toContainText(/16KB 또는 1,000줄을 초과해/);
  await expect(example(page)).toHaveAttribute('data-state', 'running');
});

/** A page of another site with an address of this one in a frame. */
async function frameElsewhere(page: Page, address: string): Promise<FrameLocator> {
  const other = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<iframe src="${address}" width="1200" height="900"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  other.close();
  return page.frameLocator('iframe');
}

test('another site cannot frame a page', async ({ page, baseURL }) => {
  const frame = await frameElsewhere(page, `${baseURL}docs/intro/`);
  await expect(frame.locator('body')).toBeAttached();
  await expect(frame.locator('h1', { hasText: '설치' })).toHaveCount(0);
});

test('a page inside another site opens no code of a link, where the host sends no header', async ({
  page,
  baseURL,
}) => {
  await page.route(`${baseURL}docs/**/`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _framing, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const frame = await frameElsewhere(page, `${baseURL}${linkTo(hostileExample(''))}`);
  const inner = frame.locator(`[data-phone="${name}"]`);
  await expect(inner.locator('[data-notice]')).toContainText('다른 사이트에 삽입된');
});
