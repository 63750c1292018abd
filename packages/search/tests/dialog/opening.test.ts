// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  browser,
  dialog,
  eventually,
  find,
  input,
  press,
  search,
  withSearch,
} from '../fixture/openSearch.ts';

withSearch();

describe('Opening', () => {
  test('nothing is open, and nothing has been loaded, before a reader wants it', () => {
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(browser.workers).toEqual([]);
  });

  test('a pointer over the button loads the search and opens nothing', async () => {
    fireEvent.pointerOver(document.querySelector('b') as Element);
    await eventually(() => expect(browser.workers).toHaveLength(1));
    expect(dialog().open).toBe(false);
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

  test('/ opens it again where the field of the closed dialog has kept the focus', () => {
    search.open();
    dialog().close();
    fireEvent.keyDown(input(), { key: '/' });
    expect(dialog().open).toBe(true);
  });

  test('it comes back where a router has replaced the whole page', () => {
    const lost = dialog();
    lost.remove();
    search.open();
    expect(dialog()).toBe(lost);
  });
});

describe('Closing', () => {
  test('the focus goes to a button of the search where nothing had it', async () => {
    const button = document.querySelector('[data-search-open]') as HTMLElement;
    button.tabIndex = 0;
    button.getClientRects = () => [{}] as unknown as DOMRectList;
    await find('테마');
    dialog().close();
    await eventually(() => expect(document.activeElement).toBe(button));
  });

  test('Escape closes it and the query is gone, but not while a letter is composed', async () => {
    await find('테마');
    press('Escape', { isComposing: true });
    press('Escape', { keyCode: 229 });
    expect(dialog().open).toBe(true);
    press('Escape');
    expect(dialog().open).toBe(false);
    expect(input().value).toBe('');
  });

  test('text selected past its edge does not close it', async () => {
    search.open();
    fireEvent.pointerDown(input());
    fireEvent.click(dialog());
    expect(dialog().open).toBe(true);
  });
});
