import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readFolding } from '../../src/platform/foldingFeature.ts';
import { styleNavigationBar } from '../../src/platform/navigationBar.ts';
import { webProps } from '../../src/platform/webProps.ts';

const phone = vi.hoisted(() => ({
  Platform: { OS: 'android', Version: 34 },
}));

vi.mock('react-native', () => phone);

function install(modules: Record<string, unknown>) {
  Object.assign(globalThis, { expo: { modules } });
}

beforeEach(() => {
  phone.Platform.OS = 'android';
  Reflect.deleteProperty(globalThis, 'expo');
});

describe('the navigation bar', () => {
  test('gets the mode as the style of its buttons', () => {
    const setStyle = vi.fn();
    install({ ExpoNavigationBar: { setStyle } });
    styleNavigationBar('dark');
    styleNavigationBar('light');
    expect(setStyle.mock.calls).toEqual([['dark'], ['light']]);
  });

  test('is left alone without the module and on iOS', () => {
    expect(() => styleNavigationBar('dark')).not.toThrow();
    const setStyle = vi.fn();
    install({ ExpoNavigationBar: { setStyle } });
    phone.Platform.OS = 'ios';
    styleNavigationBar('dark');
    expect(setStyle).not.toHaveBeenCalled();
  });
});

describe('the fold', () => {
  const answer = (value: unknown) => install({ ZsUi: { getFoldingFeature: async () => value } });

  test('any folding feature is unfolded, none is folded', async () => {
    answer({ foldingFeature: { state: 'half_opened' }, width: 884 });
    expect(await readFolding(412)).toEqual({ foldingState: 'unfolded', width: 884 });
    answer({ foldingFeature: null, width: 412 });
    expect(await readFolding(412)).toEqual({ foldingState: 'folded', width: 412 });
  });

  test('without a width, as before the window is ready, it is folded and as wide as the window', async () => {
    answer({ foldingFeature: null, width: 0 });
    expect(await readFolding(412)).toEqual({ foldingState: 'folded', width: 412 });
    answer(null);
    expect(await readFolding(412)).toEqual({ foldingState: 'folded', width: 412 });
  });

  test('no module and iOS tell nothing', async () => {
    install({});
    expect(await readFolding(412)).toBeUndefined();
    phone.Platform.OS = 'ios';
    expect(await readFolding(412)).toBeUndefined();
  });

  test('a failure is logged and tells nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    install({ ZsUi: { getFoldingFeature: () => Promise.reject(new Error('x')) } });
    expect(await readFolding(412)).toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockClear();
  });
});

test('attributes of browsers stay away from phones', () => {
  expect(webProps({ 'aria-invalid': true })).toEqual({});
});
