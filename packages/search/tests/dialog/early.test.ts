// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enFrame } from '../../src/shared/text/enFrame.ts';
import { installBrowser } from '../fixture/browser.ts';
import { settings } from '../fixture/settings.ts';

/** Runs the script in the head of a page with a button and a field. */
async function openPage(): Promise<void> {
  vi.resetModules();
  window.takeEarlySearch?.();
  document.body.innerHTML = '<button data-search-open><b>Find</b></button><input id="field">';
  await import('../../src/browser/start/early.ts');
}

/** Starts the search of the page. @returns its dialog, if there is one */
async function start(): Promise<HTMLDialogElement | undefined> {
  const { startSearch } = await import('../../src/browser/start/startSearch.ts');
  startSearch(settings, { text: enFrame });
  // Searches of earlier tests still hear the same document: theirs come before.
  return [...document.querySelectorAll('dialog')].at(-1);
}

beforeEach(async () => {
  installBrowser();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage();
});

describe('What a reader does before the script of the search has come', () => {
  test.each<[string, () => unknown]>([
    ['/', () => fireEvent.keyDown(document.body, { key: '/' })],
    ['Ctrl+K', () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })],
    ['Cmd+K in a field', () => fireEvent.keyDown(field(), { key: 'k', metaKey: true })],
    ['a click on the button', () => fireEvent.click(document.querySelector('b') as Element)],
  ])('%s opens the dialog when it has come', async (_name, act) => {
    act();
    const dialog = await start();
    expect(dialog?.open).toBe(true);
    expect(document.activeElement).toBe(dialog?.querySelector('input'));
  });

  test.each<[string, () => unknown]>([
    ['no key', () => undefined],
    ['/ in a field', () => fireEvent.keyDown(field(), { key: '/' })],
    ['a letter', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a click beside the button', () => fireEvent.click(document.body)],
  ])('%s opens nothing', async (_name, act) => {
    act();
    expect(await start()).toBeUndefined();
  });

  test('the letters typed after the key stand in the dialog, and the page does not scroll', async () => {
    fireEvent.keyDown(document.body, { key: '/' });
    for (const key of 'Alert a') {
      expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    }
    expect(fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'x' })).toBe(true);
    expect((await start())?.querySelector('input')?.value).toBe('Alert a');
  });

  test('no longer concerns the script once the search has started', async () => {
    await start();
    expect(window.takeEarlySearch).toBeUndefined();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  });
});

function field(): Element {
  return document.getElementById('field') as Element;
}
