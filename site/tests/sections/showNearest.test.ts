// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubEnv('BASE_URL', '/zs-ui/');
const { showNearest } = await import('../../src/sections/not-found/showNearest.ts');

const paths = ['docs/Overlay/Alert/', 'docs/Overlay/BottomSheet/', 'docs/UI/Button/', '한글/'];

/** Opens an address that leads nowhere; gives the pages that are offered, nearest first. */
function ask(address: string): (string | null)[] {
  history.replaceState(null, '', address);
  showNearest(document.querySelector('main') as HTMLElement);
  return [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);
}

const section = () => document.querySelector<HTMLElement>('section');
const search = () => document.querySelector<HTMLAnchorElement>('a[href*="/search/"]');

beforeEach(() => {
  const links = paths
    .map((path) => `<li hidden><a href="/zs-ui/${path}">${path}</a></li>`)
    .join('');
  document.body.innerHTML = `<main><a href="/zs-ui/search/">찾기</a><section hidden><ul data-nearest>${links}</ul></section></main>`;
});

describe('An address that leads nowhere', () => {
  test('is answered with the pages whose addresses are nearest', () => {
    expect(ask('/zs-ui/docs/overlay/alrt/')[0]).toBe('docs/Overlay/Alert/');
    expect(section()?.hidden).toBe(false);
  });

  test('offers nothing where nothing is near', () => {
    expect(ask('/zs-ui/qqqqqqqqqqqqqqqqqqqq/zzzzzzzzzzzz/')).toEqual([]);
    expect(section()?.hidden).toBe(true);
  });

  test('offers nothing where its spelling alone differs: the page is opened', () => {
    expect(ask('/zs-ui/docs/ui/button/')).toEqual([]);
    expect(search()?.search).toBe('');
  });

  test('lets the search begin with its last part, without its ending', () => {
    ask('/zs-ui/docs/button.html');
    expect(new URLSearchParams(search()?.search).get('q')).toBe('button');
  });

  test('may be written in Korean, or in signs that stand for no text', () => {
    expect(ask(`/zs-ui/${encodeURIComponent('한굴')}`)).toContain('한글/');
    expect(new URLSearchParams(search()?.search).get('q')).toBe('한굴');
    expect(() => ask('/zs-ui/%E0%A4%A')).not.toThrow();
  });

  test('is cut to what the search takes', () => {
    ask(`/zs-ui/${'a'.repeat(200)}`);
    expect(new URLSearchParams(search()?.search).get('q')).toHaveLength(64);
  });

  test('is never cut within an emoji', () => {
    ask(`/zs-ui/a${encodeURIComponent('😀'.repeat(100))}`);
    expect(new URLSearchParams(search()?.search).get('q')).toBe(`a${'😀'.repeat(31)}`);
  });
});
