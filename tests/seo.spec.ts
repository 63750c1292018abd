import { expect, test } from '@playwright/test';
import { pages } from './support/routes.ts';

const docs = pages.filter(({ kind, listed }) => kind === 'doc' && listed);

test('every docs page has a canonical link, a share image and structured data', async ({
  page,
  request,
}) => {
  // A machine reads the document alone; a browser that draws every page takes minutes where it has to share.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  for (const { path } of docs) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`https://0610studio.github.io/zs-ui/${path}`);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const png = await request.get(new URL(image ?? '').pathname);
    expect(png.headers()['content-type']).toBe('image/png');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)['@type'])).toEqual([
      'TechArticle',
      'BreadcrumbList',
    ]);
  }
});

test('a post is a BlogPosting with its author and day', async ({ page }) => {
  await page.goto('blog/intro/');
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'ZS-ui 소개',
    datePublished: '2024-11-12T00:00:00.000Z',
    author: [{ name: '김정훈' }],
  });
});

test('every docs page stands beside itself as Markdown and in both llms files', async ({
  request,
}) => {
  const list = await (await request.get('llms.txt')).text();
  const full = await (await request.get('llms-full.txt')).text();
  for (const { path, title } of docs) {
    const address = path.replace(/\/$/, '.md');
    const markdown = (await (await request.get(address)).text()).replace(/^\uFEFF/, '');
    expect(markdown).toMatch(new RegExp(`^# .*${title}`, 'm'));
    expect(list).toContain(`/zs-ui/${address}`);
    expect(full).toContain(markdown.slice(0, 200));
  }
});

test('the gallery and the groups are lists in Markdown, and llms.txt leads to them', async ({
  request,
}) => {
  const list = await (await request.get('llms.txt')).text();
  for (const path of ['docs/components', 'docs/Theme', 'docs/OverlayComponent']) {
    expect(list).toContain(`/zs-ui/${path}.md`);
    const markdown = await (await request.get(`${path}.md`)).text();
    expect(markdown).toMatch(/^\uFEFF?# /);
    expect(markdown).toMatch(/### \[|## \[/);
    expect(markdown).not.toContain('복사');
  }
});

test('the sitemap lists exactly the pages that readers can find', async ({ request }) => {
  const xml = await (await request.get('sitemap-0.xml')).text();
  const listed = [...xml.matchAll(/<loc>[^<]*\/zs-ui\/([^<]*)<\/loc>/g)].map(([, path]) => path);
  const findable = pages.filter(({ listed: isListed }) => isListed).map(({ path }) => path);
  expect(listed.sort()).toEqual(findable.sort());
  expect(listed).toContain('blog/tags/zsui/');
  expect(listed).not.toContain('config/');
});

test('every page that can be shared shows an image that exists', async ({ request }) => {
  for (const { path, listed } of pages.filter(({ path: at }) => at !== '404/')) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(image !== undefined, path).toBe(listed);
    if (image) {
      const png = await request.get(new URL(image).pathname);
      expect(png.headers()['content-type'], path).toBe('image/png');
    }
  }
});

test('the manifest names icons that exist', async ({ request }) => {
  const manifest = await (await request.get('manifest.webmanifest')).json();
  expect(manifest.start_url).toBe('/zs-ui/');
  for (const icon of manifest.icons) {
    expect((await request.get(icon.src)).status()).toBe(200);
  }
});

test('the copy-page button puts the page on the clipboard as Markdown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/OverlayComponent/Alert/');
  await page.getByRole('button', { name: '페이지를 Markdown으로 복사' }).click();
  await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Alert/);
});

test('the licences of what runs in pages and phones travel with the site', async ({ request }) => {
  const pages = await (await request.get('licenses.md')).text();
  const named = [...pages.matchAll(/^## (\S+) - \d/gm)].map(([, name]) => name);
  expect(named).toEqual(
    expect.arrayContaining([
      'algoliasearch',
      'fastest-levenshtein',
      'fflate',
      'prism-code-editor',
      'react-dom',
      'react',
      'sucrase',
    ]),
  );
});

test('the licences of what runs in the phone travel with it', async ({ request }) => {
  const frame = await (await request.get('preview/licenses.md')).text();
  expect(frame).toMatch(/^## react-native-web\b/m);
  expect(frame).toContain('Permission is hereby granted');
  // After each name its licence, and not the next name.
  expect(frame).not.toMatch(/^## .*\n+(?:##|$(?![\s\S]))/m);
});
