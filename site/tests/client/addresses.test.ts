// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { cleanPath } from '../../src/settings/cleanPath.ts';

vi.stubEnv('BASE_URL', '/zs-ui/');
const { routeOf } = await import('../../src/client/router/pages.ts');

beforeEach(() => history.replaceState(null, '', '/zs-ui/docs/intro/'));

test.each([
  ['/zs-ui/docs/intro/index.html', '/zs-ui/docs/intro/'],
  ['/zs-ui/docs/intro.html', '/zs-ui/docs/intro/'],
  ['/zs-ui/index.html', '/zs-ui/'],
  ['/zs-ui/docs/myindex.html', '/zs-ui/docs/myindex/'],
  ['/zs-ui/docs/intro/', '/zs-ui/docs/intro/'],
  ['/404.html', '/404/'],
])('%s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}>x</a>`;
  return document.body.firstElementChild as HTMLAnchorElement;
}

test.each([
  ['href="/zs-ui/docs/Theme/palette/"', '/zs-ui/docs/Theme/palette/'],
  ['href="../provider/"', '/zs-ui/docs/provider/'],
  ['href="/zs-ui/docs/provider.html"', '/zs-ui/docs/provider/'],
  ['href="/zs-ui/search/?q=a" target="_self"', '/zs-ui/search/?q=a'],
])('the router opens <a %s>', (attributes, path) => {
  const url = routeOf(link(attributes));
  expect(url && url.pathname + url.search).toBe(path);
});

test.each([
  'href="https://example.com/zs-ui/"',
  'href="/other/"',
  'href="/zs-ui/blog/rss.xml"',
  'href="/zs-ui/docs/intro.md"',
  'href="/zs-ui/preview/"',
  'href="/zs-ui/docs/provider/" download',
  'href="/zs-ui/docs/provider/" target="_blank"',
  'href="#:~:text=words"',
  'href="/zs-ui/docs/provider/#part:~:text=words"',
  '',
])('the browser keeps <a %s>', (attributes) => {
  expect(routeOf(link(attributes))).toBeUndefined();
});
