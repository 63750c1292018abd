import { expect, test } from '@playwright/test';

test('a page comes compressed, with security headers and no inline script allowed', {
  tag: '@smoke',
}, async ({ request }) => {
  const response = await request.get('docs/intro/', { headers: { 'accept-encoding': 'br' } });
  const headers = response.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  const scripts =
    /<meta http-equiv="content-security-policy" content="[^"]*(script-src[^;"]*)/.exec(
      await response.text(),
    )?.[1];
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe-inline');
});

test('a hashed file may be kept for a year, an icon for a day, a page must be checked again', async ({
  page,
  request,
}) => {
  await page.goto('docs/intro/');
  const script = await page.locator('script[type="module"][src]').first().getAttribute('src');
  const file = await request.get(script ?? '');
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const html = await request.get('docs/intro/');
  expect(html.headers()['cache-control']).toBe('no-cache');
  const icon = await request.get('favicon.svg');
  expect(icon.headers()['cache-control']).toBe('public, max-age=86400');
});

test('the preview frame keeps its own policy', async ({ request }) => {
  const response = await request.get('preview/index.html');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
});

test('a broken escape in the address is refused and the server lives on', async ({ request }) => {
  expect((await request.get('/zs-ui/%E0%A4%A')).status()).toBe(400);
  expect((await request.get('docs/intro/')).status()).toBe(200);
});

test('the root of the host leads to the base path', async ({ page }) => {
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/zs-ui/');
});
