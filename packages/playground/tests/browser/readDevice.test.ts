// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDevice } from '../../src/browser/player/readDevice.ts';
import { DEFAULT_ENV, NO_INSETS } from '../../src/shared/protocol.ts';
import { exampleOf } from '../support/examplePage.tsx';

const fields = `<select name="shape"><option value="phone">a</option><option value="folded">b</option><option value="unfolded">c</option></select>
<select name="theme"><option value="site">a</option><option value="light">b</option><option value="dark">c</option></select>
<input name="fontScale" type="range" min="0.8" max="2" step="0.1" value="1">
<input name="reducedMotion" type="checkbox"><input name="safeArea" type="checkbox"><input name="keyboard" type="checkbox">`;

let form: HTMLFormElement;
let isStill = false;
const choose = (name: string, value: string) => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = value === 'on';
  } else if (field && 'value' in field) {
    field.value = value;
  }
};

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isStill,
  }));
  document.body.innerHTML = `<form>${fields}</form>`;
  form = document.querySelector('form') ?? document.createElement('form');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the device of an example', () => {
  it('is without a form a phone as it comes out of its box, in the mode of the page', () => {
    expect(readDevice(null, {}, 'dark')).toEqual({
      shape: 'phone',
      env: { ...DEFAULT_ENV, theme: 'dark' },
    });
  });

  it('is what its reader has set', () => {
    choose('shape', 'unfolded');
    choose('theme', 'dark');
    choose('fontScale', '1.5');
    choose('reducedMotion', 'on');
    choose('safeArea', 'on');
    choose('keyboard', 'on');
    expect(readDevice(form, {}, 'light')).toEqual({
      shape: 'unfolded',
      env: {
        theme: 'dark',
        insets: DEFAULT_ENV.insets,
        fontScale: 1.5,
        reducedMotion: true,
        unfolded: true,
        keyboard: true,
      },
    });
  });

  it('follows the page as long as its reader wants no other mode', () => {
    expect(readDevice(form, {}, 'dark').env.theme).toBe('dark');
    choose('theme', 'light');
    expect(readDevice(form, {}, 'dark').env.theme).toBe('light');
  });

  it('has no camera where the reader switched it off', () => {
    expect(readDevice(form, {}, 'light').env.insets).toEqual(NO_INSETS);
  });

  it('keeps still for a reader whose system asks for it, whatever the form says', () => {
    isStill = true;
    expect(readDevice(form, { reducedMotion: false }, 'light').env.reducedMotion).toBe(true);
  });

  it("is what the page's script says, over the form", () => {
    choose('theme', 'light');
    choose('keyboard', 'on');
    const { shape, env } = readDevice(
      form,
      { shape: 'folded', theme: 'dark', keyboard: false, safeArea: true, fontScale: 2 },
      'light',
    );
    expect(shape).toBe('folded');
    expect(env).toMatchObject({ theme: 'dark', keyboard: false, fontScale: 2, unfolded: false });
    expect(env.insets).toEqual(DEFAULT_ENV.insets);
  });

  it('is a phone in usual size where a form says what no device has', () => {
    form.innerHTML =
      '<input name="shape" value="tablet"><input name="theme" value="blue"><input name="fontScale" value="big">';
    expect(readDevice(form, {}, 'light')).toMatchObject({
      shape: 'phone',
      env: { theme: 'light', fontScale: 1 },
    });
  });
});

describe('the form that the package draws', () => {
  it('is the one that is read', async () => {
    const { DeviceSettings } = await import('../../src/react/DeviceSettings.tsx');
    const { ko } = await import('../../src/shared/text/ko.ts');
    const html = renderToStaticMarkup(
      DeviceSettings({
        example: { ...exampleOf('Made.up'), safeArea: true },
        text: ko,
      }),
    );
    document.body.innerHTML = html.replaceAll('template', 'div');
    form = document.querySelector('form') ?? form;
    const names = new Set(
      [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
    );
    expect([...names].sort()).toEqual([
      'fontScale',
      'keyboard',
      'reducedMotion',
      'safeArea',
      'shape',
      'theme',
    ]);
    expect(readDevice(form, {}, 'dark')).toEqual({
      shape: 'phone',
      env: { ...DEFAULT_ENV, theme: 'dark' },
    });
    for (const shape of ['folded', 'unfolded', 'phone']) {
      choose('shape', shape);
      expect(readDevice(form, {}, 'dark').shape).toBe(shape);
    }
  });
});
