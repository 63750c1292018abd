// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { dialogHtml } from '../../src/browser/start/dialogHtml.ts';
import { installBrowser } from '../fixture/browser.ts';
import { settings } from '../fixture/settings.ts';
import { text } from '../fixture/text.ts';

let faults: unknown[];
/** What the dialog's script does when it is asked for. */
let script: () => Promise<unknown>;

vi.mock('../../src/browser/dialog/mountDialog.tsx', () => ({
  mountDialog: (frame: { panel: Element }) => {
    frame.panel.textContent = 'inside';
  },
}));

beforeEach(() => {
  vi.resetModules();
  installBrowser();
  document.body.innerHTML = '';
  faults = [];
  script = async () => undefined;
  vi.spyOn(console, 'error').mockImplementation((fault) => faults.push(fault));
});

/** Starts a search whose texts come by `script` in a page with its dialog, and opens it. */
async function open(more: object = {}, options: object = {}) {
  document.body.innerHTML = dialogHtml(
    { ...settings, ...more },
    { ...text, ...(options as { text?: object }).text },
  );
  const { startSearch } = await import('../../src/browser/start/startSearch.ts');
  const loadText = async () => {
    await script();
    return {};
  };
  const search = startSearch({ ...settings, ...more }, { text, loadText, ...options });
  search.open();
  return { search, dialog: document.querySelector('dialog') as HTMLDialogElement };
}

const shows = (dialog: Element, text: string) =>
  vi.waitFor(() => expect(dialog.textContent).toContain(text), { timeout: 20_000 });

test('the frame takes letters before anything of its inside has come', async () => {
  script = () => new Promise(() => undefined);
  const { dialog } = await open();
  expect(dialog.open).toBe(true);
  const input = dialog.querySelector('input') as HTMLInputElement;
  expect(document.activeElement).toBe(input);
  expect(input).toMatchObject({ placeholder: 'Search docs', maxLength: 64 });
  expect(dialog.getAttribute('aria-label')).toBe('Search');
  expect(input.form?.getAttribute('action')).toBe('/search/');
});

test('texts and addresses of a site stay text', async () => {
  const text = {
    button: '"><img>',
    placeholder: '"><img>',
    close: '<b>',
    clear: '&',
    pending: '"><img>',
    errorTitle: '',
    errorHelp: '',
    retry: '',
  };
  const { dialog } = await open({ pageUrl: '/"><img>/' }, { text });
  expect(dialog.querySelector('img, b')).toBeNull();
  expect(dialog.querySelector('input')?.placeholder).toBe('"><img>');
});

test('without a search page its form leads nowhere', async () => {
  const { dialog } = await open({ pageUrl: null });
  const form = dialog.querySelector('form') as HTMLFormElement;
  (dialog.querySelector('input') as HTMLInputElement).value = 'x';
  const submit = new Event('submit', { cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test('a script that does not come is told as what it is, and Retry brings it', async () => {
  script = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const { dialog } = await open();
  await shows(dialog, 'You might want to check your network connection.');
  script = async () => undefined;
  dialog.querySelector<HTMLElement>('[role=alert] button')?.click();
  await shows(dialog, 'inside');
  expect(dialog.querySelector('[role=alert]')).toBeNull();
});

test('a script that does not come is asked for again when the network is back', async () => {
  script = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const { dialog } = await open();
  await shows(dialog, 'You might want to check your network connection.');
  script = async () => undefined;
  dispatchEvent(new Event('online'));
  await shows(dialog, 'inside');
});

test('settings that are wrong are told to the console, and not blamed on the connection', async () => {
  const { dialog } = await open({ provider: { name: 'algolia', appId: '', apiKey: 'k' } });
  await shows(dialog, 'Unable to fetch results');
  expect(dialog.textContent).not.toContain('connection');
  expect(faults).toEqual([expect.objectContaining({ message: '`appId` is missing.' })]);
});
