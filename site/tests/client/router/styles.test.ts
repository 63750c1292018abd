// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adoptStyles, loadSheets } from '../../../src/client/router/styles.ts';

const page = (head: string, body = '') =>
  new DOMParser().parseFromString(`<head>${head}</head><body>${body}`, 'text/html');
const sheet = (address: string) => `<link rel="stylesheet" href="${address}">`;

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const linksTo = (address: string) =>
  links().filter((link) => link.getAttribute('href') === address);
const answer = vi.fn();

/** Each test has a sheet of its own: what was loaded once stays. */
let number = 0;
let address: string;

/** Waits for the link to the sheet of the test, and answers for the browser. */
async function settleLink(event: 'onload' | 'onerror' = 'onload'): Promise<void> {
  const link = await vi.waitFor(() => linksTo(address)[0] ?? Promise.reject(new Error('no link')));
  link[event]?.(new Event(event) as never);
}

beforeEach(() => {
  number += 1;
  address = `/zs-ui/_astro/site.${number}.css`;
  document.head.innerHTML = '<style>.shell{top:0}</style>';
  document.body.innerHTML = '';
  answer.mockReset().mockImplementation(async () => new Response(''));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('Sheets of the next page', () => {
  test('are awaited where they are not there yet, and asked for once', async () => {
    let isDone = false;
    const both = Promise.all([loadSheets(page(sheet(address))), loadSheets(page(sheet(address)))]);
    both.then(() => {
      isDone = true;
    });
    await vi.waitFor(() => expect(linksTo(address)).toHaveLength(1));
    expect(isDone).toBe(false);
    await settleLink();
    await both;
    await loadSheets(page('', sheet(address)));
    expect(linksTo(address)).toHaveLength(1);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('that stand in the head are not asked for', async () => {
    document.head.innerHTML = sheet(address);
    await loadSheets(page(sheet(address)));
    expect(links()).toHaveLength(1);
    expect(answer).not.toHaveBeenCalled();
  });

  test('that stand in the text of the page on screen get a link that outlives it, without a request', async () => {
    document.body.innerHTML = `<main>${sheet(address)}</main>`;
    const loading = loadSheets(page('', sheet(address)));
    await settleLink();
    await loading;
    expect(linksTo(address)).toHaveLength(1);
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([
    ['서버에 연결하지 못해', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['서버 오류(503)로', async () => new Response('', { status: 503 })],
  ])('that do not come fail with the reason, and are asked for again: %s', async (why, fail) => {
    answer.mockImplementationOnce(fail);
    await expect(loadSheets(page(sheet(address)))).rejects.toThrow(why);
    expect(linksTo(address)).toEqual([]);
    const again = loadSheets(page(sheet(address)));
    await settleLink();
    await again;
    expect(linksTo(address)).toHaveLength(1);
  });

  test('that are no style sheets fail with the reason', async () => {
    const failed = expect(loadSheets(page(sheet(address)))).rejects.toThrow(
      '페이지가 아닌 응답을 받아',
    );
    await settleLink('onerror');
    await failed;
    expect(linksTo(address)).toEqual([]);
  });
});

test('a page moves in without its links, and brings inline styles that are new', () => {
  const next = page(
    '<style>.shell{top:0}</style><style>.other-build{top:0}</style>',
    `<main>${sheet(address)}<template shadowrootmode="open"><style>.poster{}</style></template></main>`,
  );
  adoptStyles(next);
  expect(next.body.innerHTML).toContain('.poster');
  expect(next.querySelectorAll('link')).toHaveLength(0);
  const styles = [...document.head.querySelectorAll('style')].map((style) => style.textContent);
  expect(styles).toEqual(['.shell{top:0}', '.other-build{top:0}']);
});
