// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { searchPageHtml } from '../../src/build/inject/searchPage.ts';
import { installBrowser } from '../fixture/browser.ts';
import { fakeClient } from '../fixture/client.ts';
import { fixtureRecords } from '../fixture/site.ts';

vi.mock('../../src/browser/client/createClient.ts', () => ({ getClient: () => fakeClient() }));

const script = (settings: object) =>
  `<script type="module" data-zs-search="${JSON.stringify(settings).replaceAll('"', '&quot;')}"></script>`;

/** A page into which the search was put, once its script has run. */
async function open(body: string, { lang = 'ko', settings = {} } = {}): Promise<void> {
  document.documentElement.lang = lang;
  document.head.innerHTML = script(settings);
  document.body.innerHTML = body;
  await import('../../src/browser/inject.ts');
}

const float = () => document.querySelector<HTMLElement>('.zs-search-float');
/** The dialog of the newest script: those of earlier tests still listen on the same document. */
const dialog = () => [...document.querySelectorAll('dialog')].at(-1);

beforeEach(() => {
  vi.resetModules();
  installBrowser();
});

describe('A page that knows nothing of a search', () => {
  test('gets a button in its corner, which opens the dialog', async () => {
    await open('<h1>글</h1>');
    expect(float()?.getAttribute('aria-label')).toBe('검색');
    float()?.click();
    expect(dialog()?.open).toBe(true);
  });

  test.each([
    ['ko', '검색'],
    ['ko-KR', '검색'],
    ['en', 'Search'],
    ['', 'Search'],
  ])('has it in the language of the page: %s', async (lang, name) => {
    await open('<h1>글</h1>', { lang });
    expect(float()?.getAttribute('aria-label')).toBe(name);
  });

  test('has the settings of its tag', async () => {
    await open('<h1>글</h1>', { settings: { pageUrl: '/x/search/' } });
    float()?.click();
    expect(dialog()?.querySelector('form')?.getAttribute('action')).toBe('/x/search/');
  });
});

test('a page with a button of its own gets no second one', async () => {
  await open('<button data-search-open>찾기</button>');
  expect(float()).toBeNull();
  document.querySelector('button')?.click();
  expect(dialog()?.open).toBe(true);
});

describe('The search page', () => {
  const html = searchPageHtml({
    base: '/n/',
    language: 'ko',
    folder: '/n/search-index/',
    settings: {},
    records: fixtureRecords,
  });
  const parsed = () => new DOMParser().parseFromString(html, 'text/html');

  test('is drawn into its place, with all pages of the site and without a button', async () => {
    await open(parsed().body.innerHTML);
    const main = document.querySelector('main') as HTMLElement;
    const isDrawn = () => expect(main.querySelector('input')).not.toBeNull();
    await vi.waitFor(isDrawn, { timeout: 20_000 });
    // React looks once more whether there is work.
    await new Promise((resolve) => setTimeout(resolve));
    expect(float()).toBeNull();
    expect([...main.querySelectorAll('a')].map((link) => link.textContent)).toContain('동기화');
  });

  test('lists each page of the site once for readers without a script', () => {
    const list = parsed().querySelector('noscript')?.innerHTML ?? '';
    const addresses = [...list.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
    expect(addresses).toEqual([...new Set(fixtureRecords.map((one) => one.url_without_anchor))]);
  });

  test('holds no title that could end its data or be run', () => {
    const [record] = fixtureRecords;
    const evil = '</script><img src=x onerror=alert(1)>';
    const page = searchPageHtml({
      base: '/',
      language: '"><i>',
      folder: '/s/',
      settings: { suggestions: [evil] },
      records: [{ ...record, hierarchy: { ...record?.hierarchy, lvl1: evil } } as never],
    });
    const made = new DOMParser().parseFromString(page, 'text/html');
    expect(made.querySelector('img, i')).toBeNull();
    const data = JSON.parse(made.querySelector('[type="application/json"]')?.textContent ?? '');
    expect(data.pages[0].title).toBe(evil);
  });

  test('lists no pages of a site with so many that a list is no help', () => {
    const [record] = fixtureRecords;
    const records = Array.from({ length: 501 }, (_, at) => ({
      ...record,
      url_without_anchor: `/${at}/`,
    }));
    const page = searchPageHtml({
      base: '/',
      language: 'en',
      folder: '/s/',
      settings: {},
      records: records as never,
    });
    expect(page).not.toContain('<li>');
    expect(page).toContain('<html lang="en">');
  });
});
