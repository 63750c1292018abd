import { expect, type Page, test } from '@playwright/test';
import { isSameDocument, markDocument } from './support/inPlace.ts';
import { openGroups } from './support/sidebar.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A link of the sidebar by the last part of its address. */
const sidebarLink = (name: string) => `[data-sidebar] a[href$="/${name}/"]`;

test.beforeEach(async ({ page }) => {
  await openGroups(page);
  await page.goto('docs/intro/');
  await markDocument(page);
});

test('a link to another page changes it in place with its title, marks and metadata', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.click(sidebarLink('palette'));
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page).toHaveURL(/\/zs-ui\/docs\/Theme\/palette\/$/);
  await expect(page).toHaveTitle('컬러 팔레트 | ZS-ui');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('[data-sidebar] [aria-current=page]')).toHaveText('컬러 팔레트');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /Theme\/palette\/$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('meta[name="docsearch:lvl0"]')).toHaveAttribute('content', '테마');
});

test('a change of layout swaps the sidebar too, and back', { tag: '@smoke' }, async ({ page }) => {
  await page.click('header a:text-is("블로그")');
  await expect(page.locator('h1').first()).toHaveText('블로그');
  await expect(page.locator('[data-sidebar]')).toBeHidden();
  await expect(page.locator('header [data-nav=blog]')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('header [data-nav=docs]')).not.toHaveAttribute('aria-current');
  await page.click('header a:text-is("문서")');
  await expect(page.locator('[data-sidebar] [aria-current=page]')).toHaveText('설치');
  expect(await isSameDocument(page)).toBe(true);
});

test('the blog looks the same after a change in place as after a full load', async ({ page }) => {
  const look = () =>
    page.locator('main').evaluate((main) => {
      const { width, left } = main.getBoundingClientRect();
      return { width, left, font: getComputedStyle(main).fontSize };
    });
  await page.click('header a:text-is("블로그")');
  await expect(page.locator('h1').first()).toHaveText('블로그');
  const inPlace = await look();
  await page.reload();
  expect(await look()).toEqual(inPlace);
});

/** Sheets that the server has sent, by name. */
const sheetsSent = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith('.css') && transferSize > 0)
      .map(({ name }) => /([\w-]+)\.[^./]+\.css$/.exec(name)?.[1]),
  );

test('pages of the docs share their style sheets, which are sent once', async ({ page }) => {
  await expect(page.locator('article link[rel=stylesheet]')).toHaveCount(1);
  for (const name of ['ZSTextField', 'ZSText']) {
    await page.click(sidebarLink(name));
    await expect(page.locator('h1').first()).toHaveText(name);
    await expect(page.locator('body link[rel=stylesheet]')).toHaveCount(0);
    await expect(page.locator('figure.code').first()).toHaveCSS('position', 'relative');
  }
  expect(await sheetsSent(page)).toEqual(['site']);
});

test('a page with styles of its own waits for them', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/_astro/blog.*.css', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/_astro/blog.*.css');
  await page.click('header a:text-is("블로그")');
  await asked;
  await expect(page.locator('h1').first()).toHaveText('설치');
  answer.resolve();
  await expect(page.locator('h1').first()).toHaveText('블로그');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page opened in place is as complete as a loaded one', async ({ page }) => {
  const parts = () =>
    page.evaluate(() => ({
      headings: [...document.querySelectorAll('article :is(h2, h3)')].map((h) => h.textContent),
      blocks: document.querySelector('[data-prose]')?.childElementCount,
      posters: [...document.querySelectorAll('[data-poster]')].filter((p) => p.shadowRoot).length,
      arriving: document.querySelectorAll('[data-arriving]').length,
    }));
  await page.click(sidebarLink('ZSTextField'));
  await expect(page.locator('h1').first()).toHaveText('ZSTextField');
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  const inPlace = await parts();
  await page.reload();
  expect(inPlace).toEqual(await parts());
});

/** Has `said` hold all that live regions say from here on, in this document and those after it. */
const LISTEN = () => {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live], [role=status], [role=alert], output');
      const isHeard = region?.ariaLive !== 'off' && region?.checkVisibility();
      if (isHeard && region?.textContent.trim()) {
        said.push(region.textContent.trim());
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};
const heard = (page: Page) => page.evaluate(() => (globalThis as { said?: string[] }).said);

test('a page says nothing unasked; focus moves to the next one, whose title alone is said', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.addInitScript(LISTEN);
  await page.goto('docs/UiComponent/ZSTextField/');
  await page.waitForTimeout(3_000);
  expect(await heard(page)).toEqual([]);
  await page.focus(sidebarLink('palette'));
  await page.keyboard.press('Enter');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page.locator('main')).toBeFocused();
  await expect
    .poll(() => heard(page))
    .toEqual([expect.stringContaining('컬러 팔레트 | ZS-ui 페이지로 이동')]);
});

test('Back leads to where the reader was, at the top too, not to the heading of the address', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.locator('[data-toc] a').last().click();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => history.state?.y)).toBe(0);
  await page.click(sidebarLink('palette'));
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('설치');
  await expect(page.locator('main :target')).toHaveCount(1);
  await expect.poll(scrolled).toBe(0);
});

test('Back and Forward restore the page and its scroll position', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.evaluate(() => scrollTo(0, 700));
  await page.click(sidebarLink('palette'));
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('설치');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goForward();
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});

test('a reload keeps the scroll position', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 500));
  // A reload within the frame that ends the scroll is too early.
  await expect.poll(() => page.evaluate(() => history.state?.y)).toBe(500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('a hash moves to its heading, on this page and on another', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.click('[data-toc] a:text-is("지원 버전")');
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('[id="지원-버전"]')).toBeInViewport();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/zs-ui/docs/Theme/palette/#주의할-점';
    link.textContent = '다른 페이지의 제목';
    document.querySelector('main')?.prepend(link);
    scrollTo(0, 0);
  });
  await page.click('text=다른 페이지의 제목');
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page.locator('[id="주의할-점"]')).toBeInViewport();
  await expect(page.locator('[id="주의할-점"]')).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1').first()).toHaveText('설치');
});

test('the sidebar keeps its own scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const sidebar = page.locator('#site-menu');
  await sidebar.evaluate((element) => element.scrollTo(0, 200));
  await page.click(sidebarLink('Snackbar'));
  await expect(page.locator('h1').first()).toHaveText('Snackbar');
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('a modified click, another host and a file are left to the browser', {
  tag: '@smoke',
}, async ({ page }) => {
  const isTaken = (href: string, ctrlKey = false) =>
    page.evaluate(
      ([address, isModified]) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        let taken = false;
        addEventListener(
          'click',
          (event) => {
            taken = event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: isModified }),
        );
        link.remove();
        return taken;
      },
      [href, ctrlKey] as const,
    );
  const palette = '/zs-ui/docs/Theme/palette/';
  expect(await isTaken(palette, true)).toBe(false);
  await expect(page.locator('h1').first()).toHaveText('설치');
  for (const href of ['https://example.com/', '/zs-ui/robots.txt', '/zs-ui/preview/']) {
    expect(await isTaken(href), href).toBe(false);
  }
  expect(await isTaken(palette)).toBe(true);
});

test('a hovered link opens without another request', { tag: '@smoke' }, async ({ page }) => {
  const ahead = page.waitForResponse('**/docs/Theme/palette/');
  await page.hover(sidebarLink('palette'));
  await (await ahead).finished();
  await page.route('**/docs/Theme/palette/', () => undefined);
  await page.click(sidebarLink('palette'));
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
});

test('a page fetches no other page, whatever is in view, until the reader points at one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.mouse.move(700, 20);
  await page.mouse.wheel(0, 600);
  const pages = () => asked.filter((path) => /\/docs\/(?!intro)[^.]*\/(light\.htm)?$/.test(path));
  await page.hover(sidebarLink('palette'));
  await expect.poll(pages).not.toEqual([]);
  expect(pages()).toEqual(['/zs-ui/docs/Theme/palette/']);
});

test('a slow page shows the progress bar, a quick one does not', async ({ page }) => {
  await page.evaluate(() => {
    const bar = document.querySelector('div[data-progress]');
    if (bar) {
      new MutationObserver(() => {
        const value = getComputedStyle(bar).getPropertyValue('--progress');
        document.documentElement.dataset.seen = `${document.documentElement.dataset.seen ?? ''} ${value}`;
      }).observe(bar, { attributes: true });
    }
  });
  let answer = () => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/docs/Theme/palette/', async (route) => {
    await seen;
    await route.continue();
  });
  await page.locator(sidebarLink('palette')).dispatchEvent('click');
  await expect(page.locator('div[data-progress]')).toBeVisible();
  answer();
  await expect(page.locator('h1').first()).toHaveText('컬러 팔레트');
  await expect(page.locator('div[data-progress]')).toBeHidden();
  const values = await page.evaluate(() => document.documentElement.dataset.seen ?? '');
  expect(values.trim().split(' ')[0]).toBe('0.08');

  await page.evaluate(() => {
    document.documentElement.dataset.seen = '';
  });
  const ahead = page.waitForResponse('**/docs/Theme/typography/');
  await page.hover(sidebarLink('typography'));
  await (await ahead).finished();
  await page.click(sidebarLink('typography'));
  await expect(page.locator('h1').first()).toHaveText('타이포그래피');
  expect(await page.evaluate(() => document.documentElement.dataset.seen)).toBe('');
});

test('addresses with .html end at the clean address on a host that cannot redirect', async ({
  page,
}) => {
  const clean = new URL('docs/intro/', page.url().replace(/docs\/.*/, '')).href;
  await page.route('**/docs/intro/index.html', async (route) =>
    route.fulfill({ response: await route.fetch({ url: clean }) }),
  );
  await page.goto('docs/intro/index.html?a=1#지원-버전');
  await expect(page).toHaveURL(/\/docs\/intro\/\?a=1#/);

  const missing = await page.request.get('docs/nowhere/');
  await page.route('**/docs/provider.html', async (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: await missing.text() }),
  );
  await page.goto('docs/provider.html');
  await expect(page).toHaveURL(/\/docs\/provider\/$/);
  await expect(page.locator('h1').first()).toHaveText('Provider 구성');
});
