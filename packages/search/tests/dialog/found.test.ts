// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  active,
  browser,
  dialog,
  eventually,
  find,
  input,
  press,
  rows,
  search,
  shows,
  status,
  type,
  withSearch,
} from '../fixture/openSearch.ts';

withSearch();

describe('Results', () => {
  test('are listed in groups, counted aloud, with the first one active', async () => {
    const found = await find('노트');
    expect(found[0]?.getAttribute('href')).toBe('/n/notes/');
    expect(found[0]?.querySelector('mark')?.textContent).toBe('노트');
    expect(active()).toBe(found[0]);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(input().getAttribute('aria-activedescendant')).toBe(found[0]?.id);
    const lists = input().getAttribute('aria-controls')?.split(' ') ?? [];
    expect(lists.every((id) => document.getElementById(id)?.role === 'listbox')).toBe(true);
    await eventually(() => expect(status()).toMatch(/^\d+ results/));
  });

  test('every state of a syllable is searched for', async () => {
    for (const query of ['비', '비ㅁ', '비미', '비밀']) {
      await find(query);
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
    ['Shift+Enter in a new window', { shiftKey: true }, 'window /n/account/#two-factor'],
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
  test.each(['   ', 'ㅂ'])(
    'typed, only spaces, or a syllable that has only begun searches for nothing: %s',
    async (typed) => {
      search.open();
      type(typed);
      await shows('No recent searches');
      expect(status()).toBe('');
      press('Enter');
      expect(browser.followed).toEqual([]);
    },
  );

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
    await eventually(() => expect(status()).toBe('No results for "프로야구 순위"'));
    const offers = [...dialog().querySelectorAll('li button')].map((one) => one.textContent);
    expect(offers).toEqual(['Alert', 'BottomSheet', 'ThemeProvider']);
    const report = dialog().querySelector('a[href*="example.com"]');
    expect(report?.getAttribute('href')).toContain(encodeURIComponent('프로야구 순위'));
    const places = [...dialog().querySelectorAll('li a')].map((one) => one.textContent);
    expect(places).toEqual(expect.arrayContaining(['What there is not', '시작하기', '꾸미기']));
    fireEvent.click(dialog().querySelector('li button') as Element);
    expect(input().value).toBe('Alert');
  });

  test('but a name spelt nearly so offers that name', async () => {
    await find('돔기롸');
    expect(dialog().querySelector('li button')?.textContent).toBe('동기화');
  });

  test('for one word of several is told above the results', async () => {
    await find('riverpod 동기화');
    await shows('Not in these documents: "riverpod"');
  });

  test('the button in the input empties it and keeps the focus', async () => {
    await find('테마');
    fireEvent.click(dialog().querySelector('[type=reset]') as Element);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
    await shows('No recent searches');
  });
});

describe('A pasted text that is too long', () => {
  const paste = (text: string) => {
    const event = new Event('paste', { cancelable: true });
    input().dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
    return event;
  };

  test('is condensed to its most telling words, and the list says so', async () => {
    search.open();
    const log = `error ${'nothing of this is known '.repeat(5)} 두 단계 인증 at main (/app/index.js:1:2)`;
    expect(paste(log).defaultPrevented).toBe(true);
    await shows('only its most telling words');
    expect(input().value).toBe('두 단계 인증');
    expect(rows()[0]?.textContent).toContain('두 단계 인증');
    type('인증');
    await eventually(() => expect(dialog().textContent).not.toContain('most telling words'));
  });

  test('but one that fits is left to the field', async () => {
    await find('노트');
    expect(paste('두 단계 인증').defaultPrevented).toBe(false);
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
