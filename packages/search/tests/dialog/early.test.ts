// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dialogHtml } from '../../src/browser/start/dialogHtml.ts';
import { installBrowser } from '../fixture/browser.ts';
import { settings } from '../fixture/settings.ts';
import { text } from '../fixture/text.ts';

vi.mock('../../src/browser/dialog/mountDialog.tsx', () => ({ mountDialog: () => undefined }));

/** Listeners of the document. */
const listeners: [string, EventListenerOrEventListenerObject][] = [];

/** Runs the script in the head of a page with a button and a field. */
async function openPage(html = ''): Promise<void> {
  vi.resetModules();
  window.takeEarlySearch?.();
  document.body.innerHTML = `<button data-search-open><b>Find</b></button><input id="field">${html}`;
  await import('../../src/browser/start/early.ts');
}

/** Starts the search of the page, whose end has come by then. @returns its dialog */
async function start(options: object = {}): Promise<HTMLDialogElement> {
  if (!document.querySelector('dialog')) {
    document.body.insertAdjacentHTML('beforeend', dialogHtml(settings, text));
  }
  const { startSearch } = await import('../../src/browser/start/startSearch.ts');
  startSearch(settings, { text, ...options });
  return document.querySelector('dialog') as HTMLDialogElement;
}

beforeEach(async () => {
  installBrowser();
  // No search of an earlier test hears this page.
  for (const [type, listener] of listeners.splice(0)) {
    document.removeEventListener(type, listener);
  }
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push([type, listener]);
    EventTarget.prototype.addEventListener.call(document, type, listener);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage();
});

describe('What a reader does before dialog and script of the search have come', () => {
  test.each<[string, () => unknown]>([
    ['/', () => fireEvent.keyDown(document.body, { key: '/' })],
    ['Ctrl+K', () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })],
    ['Cmd+K in a field', () => fireEvent.keyDown(field(), { key: 'k', metaKey: true })],
    ['a click on the button', () => fireEvent.click(document.querySelector('b') as Element)],
  ])('%s opens the dialog when it has come', async (_name, act) => {
    act();
    const dialog = await start();
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(dialog.querySelector('input'));
  });

  test.each<[string, () => unknown]>([
    ['no key', () => undefined],
    ['/ in a field', () => fireEvent.keyDown(field(), { key: '/' })],
    ['a letter', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a click beside the button', () => fireEvent.click(document.body)],
  ])('%s opens nothing', async (_name, act) => {
    act();
    expect((await start()).open).toBe(false);
  });

  test('the letters typed after the key stand in the dialog, and the page does not scroll', async () => {
    fireEvent.keyDown(document.body, { key: '/' });
    for (const key of 'Alert a') {
      expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    }
    expect(fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'x' })).toBe(true);
    expect((await start()).querySelector('input')?.value).toBe('Alert a');
  });

  test('no longer concerns the script once the search has started', async () => {
    await start();
    expect(window.takeEarlySearch).toBeUndefined();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  });
});

describe('A page whose dialog has come', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const input = () => dialog().querySelector('input') as HTMLInputElement;

  beforeEach(() => openPage(dialogHtml(settings, text)));

  test('opens it at once, and the search takes it over with what was typed and its focus', async () => {
    fireEvent.keyDown(document.body, { key: '/' });
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(input());
    expect(fireEvent.keyDown(input(), { key: 'A' })).toBe(true);
    input().value = 'A';
    const same = dialog();
    expect(await start()).toBe(same);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(input().value).toBe('A');
    expect(document.activeElement).toBe(input());
  });

  test('closes it by its button too, and the search then opens nothing', async () => {
    fireEvent.click(document.querySelector('b') as Element);
    expect(dialog().open).toBe(true);
    fireEvent.click(dialog().querySelector('.zs-search-close') as Element);
    expect(dialog().open).toBe(false);
    await start();
    expect(dialog().open).toBe(false);
  });
});

function field(): Element {
  return document.getElementById('field') as Element;
}
