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
