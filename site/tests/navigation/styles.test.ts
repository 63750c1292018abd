// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addStyles, dropStyles, expectStyles, loadStyles } from '../../src/client/router/styles.ts';

const page = (head: string, body = '') =>
  new DOMParser().parseFromString(`<head>${head}</head><body>${body}`, 'text/html');
const sheet = (address: string) => `<link rel="stylesheet" href="${address}" data-page-styles>`;

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-page-styles]')];
const linkOf = (address: string) => links().find((link) => link.getAttribute('href') === address);
const styles = () => [...document.querySelectorAll('style')].map((one) => one.textContent);

/** Each test has sheets of its own: what was asked for is remembered by address. */
let number = 0;
let address: string;

/** How the server answers a request for a sheet. */
const answer = vi.fn<() => Promise<Response>>();

/** Tells a link that its sheet is there, as a browser does; one that has failed by then has none. */
const linked = async () => {
  const link = await vi.waitFor(() => linkOf(address) ?? Promise.reject(new Error('no link')));
  link.onload?.(new Event('load'));
};

/** Loads the sheet of a page, and shows the page. */
async function show(next: Document): Promise<void> {
  const loading = loadStyles(next);
  if (next.querySelector('link')) {
    await linked();
  }
  await loading;
  addStyles(next);
  dropStyles();
}

beforeEach(() => {
  number += 1;
  address = `/zs-ui/_astro/page.${number}.css`;
  document.head.innerHTML = '<style>.a{top:0}</style>';
  document.body.innerHTML = '';
  answer.mockReset().mockImplementation(async () => new Response('.s{top:0}'));
  vi.stubGlobal('fetch', answer);
});

afterEach(() => vi.unstubAllGlobals());

describe('Styles of a page that is shown in place', () => {
  test('take the place of those it does not use', async () => {
    await show(page('<style>.a{top:0}</style><style>.b{top:0}</style>'));
    expect(styles()).toEqual(['.a{top:0}', '.b{top:0}']);
    await show(page('<style>.c{top:0}</style>'));
    expect(styles()).toEqual(['.c{top:0}']);
  });

  test('outlive the page that they came in the middle of', async () => {
    document.body.innerHTML = '<main><style>.m{top:0}</style></main>';
    addStyles(page('<style>.m{top:0}</style>'));
    document.body.innerHTML = '';
    expect(styles()).toContain('.m{top:0}');
  });

  test('say nothing to the page before, and rest when the page after has others', async () => {
    const light = page(sheet(address));
    const loading = loadStyles(light);
    await linked();
    expect(linkOf(address)?.media).toBe('not all');
    await loading;
    addStyles(light);
    expect(linkOf(address)?.media).toBe('');
    expect(styles()).toEqual(['.a{top:0}']);
    dropStyles();
    expect(styles()).toEqual([]);
    await show(page('<style>.c{top:0}</style>'));
    expect(linkOf(address)?.media).toBe('not all');
  });

  test('are asked for once, whatever the number of pages that share them', async () => {
    await show(page(sheet(address)));
    await show(page(sheet(address)));
    expect(links().filter((link) => link.getAttribute('href') === address)).toHaveLength(1);
  });

  test('that a kept page came with are not asked for again', async () => {
    document.head.innerHTML = sheet(address);
    await loadStyles(page(sheet(address)));
    expect(links()).toHaveLength(1);
    expect(linkOf(address)?.media).toBe('');
  });

  test('come beside the first light page, where this page names their sheet', async () => {
    document.body.innerHTML = `<style data-page-styles="${address}">.b{top:0}</style>`;
    expectStyles();
    await linked();
    expect(linkOf(address)?.media).toBe('not all');
    await show(page(sheet(address)));
    expectStyles();
    expect(links().filter((link) => link.getAttribute('href') === address)).toHaveLength(1);
    expect(linkOf(address)?.media).toBe('');
  });

  test('that were expected and do not come are asked for again by the page that needs them', async () => {
    document.body.innerHTML = `<style data-page-styles="${address}">.b{top:0}</style>`;
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expectStyles();
    await new Promise((resolve) => setTimeout(resolve));
    await show(page(sheet(address)));
    expect(linkOf(address)?.media).toBe('');
  });

  test.each([
    ['서버에 연결하지 못해', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['서버 오류(503)로', async () => new Response('', { status: 503 })],
  ])(
    'that do not come are a failure that says why, and are asked for again: %s',
    async (why, fail) => {
      answer.mockImplementationOnce(fail);
      await expect(loadStyles(page(sheet(address)))).rejects.toThrow(why);
      expect(linkOf(address)).toBeUndefined();
      await show(page(sheet(address)));
      expect(linkOf(address)?.media).toBe('');
    },
  );

  test('that are no styles are a failure that says so', async () => {
    const loading = loadStyles(page(sheet(address)));
    const failed = expect(loading).rejects.toThrow('페이지가 아닌 것을 받아');
    const link = await vi.waitFor(() => linkOf(address) ?? Promise.reject(new Error('no link')));
    link.onerror?.('error');
    await failed;
    expect(linkOf(address)).toBeUndefined();
  });
});
