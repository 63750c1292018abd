import { expect, type Page, test } from '@playwright/test';
import { sidebarWords, stepFrom } from './support/sidebar.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

/** Headings of a page's text; those on the screens of phones, in shadow roots, are none of it. */
const headingsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent),
  );

test('the sidebar lists every page with its label in order', async ({ page }) => {
  await page.goto('docs/intro/');
  const words = sidebarWords('docs/intro/');
  await expect(page.locator('[data-sidebar] :is(a, summary)')).toHaveText(words);
  expect(words).toEqual(expect.arrayContaining(['색상 팔레트 palette', '오버레이', 'Alert']));
});

test('a closed group stays closed on later pages, except around the open page', async ({
  page,
}) => {
  await page.goto('docs/intro/');
  const group = page.locator('[data-category=Theme]');
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
  await page.goto('docs/OverlayComponent/Alert/');
  await expect(group).not.toHaveAttribute('open');
  await page.goto('docs/Theme/palette/');
  await expect(group).toHaveAttribute('open');
});

test('errors and commands in headings can be pasted as they stand', async ({ page }) => {
  await page.goto('docs/Guide/Troubleshooting/');
  for (const typed of ["Cannot find namespace 'JSX'", 'npx expo install --check']) {
    await expect(page.locator('article h3', { hasText: typed })).toBeVisible();
  }
  expect((await headingsOf(page)).join('')).not.toMatch(/[‘’“”–—]/);
});

test('breadcrumbs, version, neighbours, edit link and last change stand around the text', async ({
  page,
}) => {
  await page.goto('docs/Theme/palette/');
  const crumbs = page.getByRole('navigation', { name: '현재 위치' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['처음 화면', '테마', '색상 팔레트']);
  await expect(crumbs.getByRole('link', { name: '테마' })).toHaveAttribute(
    'href',
    '/zs-ui/docs/Theme/',
  );
  await expect(page.getByText('문서 Next · ZS-ui 0.12.2 기준')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    'current',
  );
  for (const [rel, way] of [
    ['prev', '이전'],
    ['next', '다음'],
  ] as const) {
    const step = stepFrom('docs/Theme/palette/', way);
    await expect(page.locator(`a[rel=${rel}]`)).toHaveText(step.words);
    await expect(page.locator(`a[rel=${rel}]`)).toHaveAttribute('href', `/zs-ui/${step.path}`);
  }
  // The pages of this repository stand in no public one yet, so nothing leads to an address that is not there.
  await expect(page.getByRole('link', { name: '이 페이지 편집하기' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /소스 코드$/ })).toHaveCount(0);
});

test('the contents list levels 2 and 3 and follow the reading', async ({ page }) => {
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

for (const width of [390, 320]) {
  test(`no name of code stands out of its text at ${width} px`, async ({ page }) => {
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

test('long contents bring the entry being read into sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('changelog/');
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

test('the install command follows the chosen package manager on every page', async ({ page }) => {
  await page.goto('docs/intro/');
  const commands = page.locator('pre:visible', { hasText: 'zs-ui@' });
  await expect(commands).toHaveText(/^npx expo install @0610studio\/zs-ui@0\.12\.2 /);
  await page.locator('article label:text-is("bun")').first().click();
  await expect(commands).toHaveText(/^bun add @0610studio\/zs-ui@0\.12\.2 /);
  await page.goto('');
  await expect(commands).toHaveText(/^bun add @0610studio\/zs-ui@0\.12\.2 /);
});

test('the copy button copies the code and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('');
  const frame = page.locator('figure.code:visible', { hasText: 'npx expo install' });
  await frame.hover();
  await frame.getByRole('button').click();
  await expect(frame.getByRole('button')).toHaveText('복사했습니다');
  await expect(page.locator('[data-announcer]')).toHaveText('복사했습니다');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await frame.locator('pre').textContent(),
  );
  await expect(frame.getByRole('button')).toHaveText('복사');
});

test('a browser that refuses to copy says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('');
  const frame = page.locator('figure.code:visible', { hasText: 'npx expo install' });
  await frame.hover();
  await frame.getByRole('button').click();
  await expect(frame.getByRole('button')).toHaveText('복사하지 못했습니다');
});
