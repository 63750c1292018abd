// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Search, startSearch } from '../../src/browser/index.ts';
import { installBrowser, type TestBrowser } from '../fixture/browser.ts';
import { settings } from '../fixture/settings.ts';

let browser: TestBrowser;
let search: Search;
let faults: unknown[];

beforeAll(() => {
  browser = installBrowser();
  document.body.innerHTML = '<button data-search-open><b>Find</b></button><input id="field">';
  search = startSearch(settings);
});
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  browser.followed.length = 0;
  faults = [];
  vi.spyOn(console, 'error').mockImplementation((fault) => faults.push(fault));
});
afterEach(() => {
  search.close();
  expect(faults).toEqual([]);
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const input = () => dialog().querySelector('input') as HTMLInputElement;
const rows = () => [...dialog().querySelectorAll<HTMLElement>('[role=option]')];
const active = () => dialog().querySelector<HTMLElement>('[aria-selected=true]');
const status = () => dialog().querySelector('[role=status]')?.textContent;
/** Waits for what takes as long as a busy machine makes it. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const shows = (text: string) => eventually(() => expect(dialog().textContent).toContain(text));

function type(query: string): void {
  input().value = query;
  fireEvent.input(input());
}

/** Opens the dialog, types and waits for the results of just that. */
async function find(query: string): Promise<HTMLElement[]> {
  search.open();
  await eventually(() => expect(dialog().querySelector('.zs-search-body')).not.toBeNull());
  type(query);
  await eventually(() => expect(status()).toMatch(/result/));
  return rows();
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(input(), { key, ...more });

describe('Opening', () => {
  test('nothing is on the page, and nothing has been loaded, before a reader wants it', () => {
    expect(document.querySelector('dialog')).toBeNull();
    expect(browser.workers).toEqual([]);
  });

  test('a pointer over the button loads the search and opens nothing', async () => {
    fireEvent.pointerOver(document.querySelector('b') as Element);
    await eventually(() => expect(browser.workers).toHaveLength(1));
    expect(dialog().open).toBe(false);
  });

  test.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
    ['ㅏ', { ctrlKey: true, code: 'KeyK' }],
  ])('%s %j opens it, with the input focused', (key, more) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.body.dispatchEvent(event);
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(input());
    expect(event.defaultPrevented).toBe(true);
  });

  test.each([
    ['k', {}],
    ['/', { altKey: true }],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['/', { isComposing: true }],
  ])('%s %j does not', (key, more) => {
    fireEvent.keyDown(document.body, { key, ...more });
    expect(dialog().open).toBe(false);
  });

  test('/ in a field stays a letter, Ctrl+K works there too', () => {
    const field = document.getElementById('field') as Element;
    fireEvent.keyDown(field, { key: '/' });
    expect(dialog().open).toBe(false);
    fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
    expect(dialog().open).toBe(true);
  });

  test('the button opens it, and the page behind stays where it is', () => {
    fireEvent.click(document.querySelector('b') as Element);
    expect(dialog().open).toBe(true);
    expect(document.documentElement.className).toBe('zs-search-is-open');
    search.close();
    expect(document.documentElement.className).toBe('');
  });

  test('it comes back where a router has replaced the whole page', () => {
    const lost = dialog();
    lost.remove();
    search.open();
    expect(dialog()).toBe(lost);
  });
});

describe('Closing', () => {
  test('Escape closes it and the query is gone, but not while a letter is composed', async () => {
    await find('테마');
    press('Escape', { isComposing: true });
    press('Escape', { keyCode: 229 });
    expect(dialog().open).toBe(true);
    press('Escape');
    expect(dialog().open).toBe(false);
    expect(input().value).toBe('');
  });

  test('a click beside it closes it; text selected past its edge does not', async () => {
    search.open();
    fireEvent.pointerDown(input());
    fireEvent.click(dialog());
    expect(dialog().open).toBe(true);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });

  test('Tab stays inside, both ways', async () => {
    await find('테마');
    const stops = [...dialog().querySelectorAll<HTMLElement>('input, button, a[href]')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    stops.at(-1)?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
    expect(document.activeElement).toBe(stops[0]);
    fireEvent.keyDown(input(), { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(stops.at(-1));
  });
});

describe('Results', () => {
  test('are listed in groups, counted aloud, with the first one active', async () => {
    const found = await find('노트');
    expect(status()).toMatch(/^\d+ results$/);
    expect(found[0]?.getAttribute('href')).toBe('/n/notes/');
    expect(found[0]?.querySelector('mark')?.textContent).toBe('노트');
    expect(active()).toBe(found[0]);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(input().getAttribute('aria-activedescendant')).toBe(found[0]?.id);
    const lists = input().getAttribute('aria-controls')?.split(' ') ?? [];
    expect(lists.every((id) => document.getElementById(id)?.role === 'listbox')).toBe(true);
  });

  test('every state of a syllable is searched for', async () => {
    search.open();
    for (const query of ['비', '비ㅁ', '비미', '비밀']) {
      type(query);
      await eventually(() => expect(status()).toMatch(/result/));
    }
    expect(rows()[0]?.textContent).toContain('비밀번호');
  });

  test('arrow keys move through all of them and around the ends', async () => {
    const found = await find('노트');
    press('ArrowUp');
    expect(active()).toBe(found.at(-1));
    press('ArrowDown');
    expect(active()).toBe(found[0]);
    press('ArrowDown');
    expect(active()).toBe(found[1]);
    expect(input().getAttribute('aria-activedescendant')).toBe(found[1]?.id);
  });

  test('the pointer makes a row active; another query begins at the first again', async () => {
    const found = await find('노트');
    fireEvent.pointerMove(found[2] as Element);
    expect(active()).toBe(found[2]);
    await find('테마');
    expect(active()).toBe(rows()[0]);
  });

  test('Enter opens the active one, closes the dialog and remembers it', async () => {
    await find('두 단계 인증');
    press('Enter');
    expect(browser.followed).toEqual(['/n/account/#two-factor']);
    expect(dialog().open).toBe(false);
    search.open();
    await shows('Recent');
    expect(dialog().textContent).toContain('두 단계 인증');
  });

  test.each([
    ['Ctrl+Enter in a new tab', { ctrlKey: true }, 'tab /n/account/#two-factor'],
    ['Cmd+Enter in a new tab', { metaKey: true }, 'tab /n/account/#two-factor'],
    ['Shift+Enter in a new window', { shiftKey: true }, '/n/account/#two-factor'],
  ])('%s, and the dialog stays', async (_what, keys, followed) => {
    await find('두 단계 인증');
    press('Enter', keys);
    expect(browser.followed.at(-1)).toContain(followed);
    expect(dialog().open).toBe(true);
    expect(input().value).toBe('두 단계 인증');
  });

  test('Enter that ends a composition opens nothing', async () => {
    await find('두 단계 인증');
    press('Enter', { isComposing: true });
    expect(browser.followed).toEqual([]);
    expect(dialog().open).toBe(true);
  });

  test('Enter before the results have come opens the first of them when they come', async () => {
    await find('테마');
    type('두 단계 인증');
    press('Enter');
    expect(browser.followed).toEqual([]);
    await eventually(() => expect(browser.followed).toEqual(['/n/account/#two-factor']));
  });

  test('a letter after such an Enter takes it back', async () => {
    await find('테마');
    type('두 단계');
    press('Enter');
    type('두 단계 인증');
    await eventually(() => expect(rows()[0]?.getAttribute('href')).toContain('two-factor'));
    expect(browser.followed).toEqual([]);
  });

  test('the way to all of them leads to the search page with the query', async () => {
    await find('노트 & 테마');
    const link = dialog().querySelector('.zs-search-footer a');
    expect(link?.getAttribute('href')).toBe(`/search/?q=${encodeURIComponent('노트 & 테마')}`);
  });
});

describe('Nothing', () => {
  test('typed, or only spaces, searches for nothing', async () => {
    search.open();
    type('   ');
    await shows('No recent searches');
    expect(status()).toBe('');
    press('Enter');
    expect(browser.followed).toEqual([]);
  });

  test('Enter on an empty dialog does not leave for the search page', () => {
    search.open();
    const submit = new Event('submit', { cancelable: true });
    input().form?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    type('테마');
    const wanted = new Event('submit', { cancelable: true });
    input().form?.dispatchEvent(wanted);
    expect(wanted.defaultPrevented).toBe(false);
  });

  test('found says so, offers three queries and a way to report it', async () => {
    await find('프로야구 순위');
    expect(status()).toBe('No results for "프로야구 순위"');
    const offers = [...dialog().querySelectorAll('li button')].map((one) => one.textContent);
    expect(offers).toEqual(['Alert', 'BottomSheet', 'ThemeProvider']);
    const report = dialog().querySelector('a[href*="example.com"]');
    expect(report?.getAttribute('href')).toContain(encodeURIComponent('프로야구 순위'));
    fireEvent.click(dialog().querySelector('li button') as Element);
    expect(input().value).toBe('Alert');
  });

  test('the button in the input empties it and keeps the focus', async () => {
    await find('테마');
    fireEvent.click(dialog().querySelector('[type=reset]') as Element);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
    await shows('No recent searches');
  });
});

describe('Recent and favorite searches', () => {
  const stored = () => [...dialog().querySelectorAll('tr')].map((row) => row.textContent);

  /** Goes to the first result of each query, so that it is remembered. */
  async function visit(...queries: string[]): Promise<void> {
    for (const query of queries) {
      await find(query);
      press('Enter');
    }
    search.open();
    await shows('Recent');
  }

  const button = (name: string) =>
    dialog().querySelector<HTMLElement>(`[aria-label^="${name}"]`) as HTMLElement;

  test('are gone through with the keys, and Enter opens one', async () => {
    await visit('두 단계 인증', '충돌 해결');
    expect(active()?.textContent).toContain('충돌 해결');
    expect(input().getAttribute('aria-haspopup')).toBe('grid');
    press('ArrowDown');
    press('Enter');
    expect(browser.followed.at(-1)).toBe('/n/account/#two-factor');
  });

  test('a star moves one to the favorites, a cross removes it', async () => {
    await visit('두 단계 인증', '충돌 해결');
    fireEvent.click(button('Save to favorites: 두 단계'), { detail: 1 });
    await shows('Favorites');
    expect(document.activeElement).toBe(input());
    fireEvent.click(button('Remove from history: 충돌'), { detail: 1 });
    await eventually(() => expect(stored()).toHaveLength(1));
    fireEvent.click(button('Remove from favorites: 두 단계'), { detail: 1 });
    await shows('No recent searches');
  });

  test('for a reader without a pointer focus goes on to the neighbour', async () => {
    await visit('두 단계 인증', '충돌 해결');
    button('Remove from history: 충돌').focus();
    fireEvent.click(document.activeElement as Element, { detail: 0 });
    await eventually(() => expect(stored()).toHaveLength(1));
    expect(document.activeElement).toBe(button('Remove from history: 두 단계'));
  });

  test('what another tab changes is shown', async () => {
    await visit('두 단계 인증');
    localStorage.clear();
    dispatchEvent(new Event('storage'));
    await shows('No recent searches');
  });
});

describe('The rest of a page', () => {
  test('waits behind a row that Enter opens, and the list stays where it is', async () => {
    await find('노트 작성');
    const isMore = (row: HTMLElement) => row.textContent?.includes('more on this page') ?? false;
    const before = rows();
    const at = before.findIndex(isMore);
    expect(at).toBeGreaterThan(0);
    for (let n = 0; n < at; n++) {
      press('ArrowDown');
    }
    expect(active()).toBe(before[at]);
    press('Enter');
    await eventually(() =>
      expect(rows().filter(isMore).length).toBeLessThan(before.filter(isMore).length),
    );
    expect(dialog().open).toBe(true);
    expect(active()).toBe(rows()[at]);
    expect(rows().length).toBeGreaterThan(before.length - 1);
  });
});
