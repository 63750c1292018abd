import { expect, type Page, type Route } from '@playwright/test';
import { FORK, test } from '../support/otherSite.ts';

// One worker: each would build the site.
test.describe.configure({ mode: 'default' });

test('an announcement is closed for good', async ({ page }) => {
  await page.goto('docs/intro/');
  const bar = page.locator('[data-announcement]');
  await expect(bar.getByRole('link', { name: '새 소식' })).toBeVisible();
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await page.goto('blog/');
  await expect(bar).toBeHidden();
});

test('closing the announcement leaves the focus on the page, and the menu opens below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/intro/');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
  await page.locator('[data-announcement]').getByRole('button').click();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('a fork sends agents to its own server and files', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const command = `npx -y ${FORK}/zs-ui/agents/zs-docs-mcp.tgz`;
  for (const path of ['AGENTS.md', 'docs/Guide/Agents.md']) {
    const text = await textOf(path);
    expect(text, path).toContain(command);
    expect(text, path).not.toContain('github.io/zs-ui');
  }
  expect(JSON.parse(await textOf('agents/index.json')).site).toBe(`${FORK}/zs-ui/`);
});

test('where the settings follow the system, it is a third colour mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('docs/intro/');
  const root = page.locator('html');
  const toggle = page.locator('header [data-color-mode-toggle]');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/현재 시스템 설정/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/현재 라이트 모드/);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/현재 다크 모드/);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/현재 시스템 설정/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a version nobody maintains says so on every docs page, and leads to one that is maintained', async ({
  page,
}) => {
  await page.goto('docs/UiComponent/ZSText/');
  const note = page.getByRole('main').getByRole('note').first();
  await expect(note).toContainText('ZS-ui 0.11 문서는 더 이상 업데이트되지 않습니다.');
  await expect(note.getByRole('link', { name: '최신 버전' })).toHaveAttribute(
    'href',
    'https://example.com/0.12/',
  );
});

const heading = (page: Page) => page.getByRole('heading', { name: '댓글' });
const widgetScript = `const frame = document.createElement('iframe');
  frame.className = 'giscus-frame';
  frame.src = 'https://giscus.app/ko/widget';
  document.querySelector('[data-comments]').append(frame);`;
const widgetPage =
  "<script>parent.postMessage({ giscus: { resizeHeight: 300 } }, '*')</script><p>첫 댓글</p>";

/** Responds like giscus: with a script that inserts a frame, and the frame. */
async function answerComments(page: Page, frame: (route: Route) => unknown): Promise<void> {
  await page.route('https://giscus.app/**', (route) =>
    route.request().url().endsWith('/client.js')
      ? route.fulfill({ contentType: 'text/javascript', body: widgetScript, headers: anyOrigin })
      : frame(route),
  );
}
const anyOrigin = { 'access-control-allow-origin': '*' };
const sendFrame = (route: Route) => route.fulfill({ contentType: 'text/html', body: widgetPage });

test('comments load near the viewport, on the page of a post, in its colour mode', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/client.js')) {
      asked.push(request.url());
    }
  });
  await answerComments(page, sendFrame);
  await page.goto('blog/');
  await expect(page.locator('[data-comments]')).toHaveCount(0);
  await page.goto('blog/intro/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const widget = page.locator('[data-comments] script');
  await expect(widget).toHaveAttribute('src', 'https://giscus.app/client.js');
  await expect(widget).toHaveJSProperty('async', true);
  for (const [name, value] of Object.entries({
    'data-repo': 'zs/ui',
    'data-category-id': 'C_1',
    'data-mapping': 'pathname',
    'data-lang': 'ko',
    'data-theme': 'light',
  })) {
    await expect(widget).toHaveAttribute(name, value);
  }
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[data-comments] iframe')).toBeVisible();
  expect(asked).toHaveLength(1);
});

for (const [how, block] of [
  ['script', (page: Page) => page.route('https://giscus.app/**', (route) => route.abort())],
  ['frame', (page: Page) => answerComments(page, (route) => route.abort())],
  [
    'address, by another policy',
    async (page: Page) => {
      await answerComments(page, sendFrame);
      await page.route('**/blog/intro/', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers() };
        delete headers['content-security-policy'];
        const body = (await response.text()).replaceAll(' https://giscus.app', '');
        await route.fulfill({ response, headers, body });
      });
    },
  ],
] as const) {
  test(`comments whose ${how} is blocked leave nothing behind`, async ({ page }) => {
    await block(page);
    const last = how === 'frame' ? '/ko/widget' : '/client.js';
    const blocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith(last));
    await page.goto('blog/intro/');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await blocked;
    await expect(heading(page)).toBeHidden();
    const box = await page.locator('section:has(> [data-comments])').boundingBox();
    expect(box?.height).toBe(0);
  });
}

test('slow comments appear late, together with their heading', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  const asked = page.waitForRequest(/widget$/);
  await answerComments(page, async (route) => {
    await held;
    await sendFrame(route);
  });
  await page.goto('blog/intro/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await asked;
  await expect(heading(page)).toBeHidden();
  send();
  await expect(heading(page)).toBeVisible();
});
