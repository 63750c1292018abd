import type { ComponentRef } from 'react';
import type { View } from 'react-native';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForDismissal } from '../../src/platform/dismissal.ts';
import { captureFocus, moveFocusInto, setInert } from '../../src/platform/focus.ts';
import { readFolding } from '../../src/platform/foldingFeature.ts';
import { colorNavigationBar } from '../../src/platform/navigationBar.ts';
import { colorStatusBar } from '../../src/platform/statusBar.ts';
import { webProps } from '../../src/platform/webProps.ts';
import { createElevation } from '../../src/theme/elevation.ts';

const phone = vi.hoisted(() => ({
  Platform: { OS: 'android', Version: 34 },
  StatusBar: { setBackgroundColor: vi.fn() },
  AccessibilityInfo: { sendAccessibilityEvent: vi.fn() },
  BackHandler: { addEventListener: vi.fn() },
  processColor: (color: string) => `processed ${color}`,
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
  test('gets light buttons on dark, dark buttons on light, and the base colour', () => {
    const setButtonStyleAsync = vi.fn();
    const setBackgroundColorAsync = vi.fn();
    install({ ExpoNavigationBar: { setButtonStyleAsync, setBackgroundColorAsync } });
    colorNavigationBar('dark', '#000000');
    colorNavigationBar('light', '#FFFFFF');
    expect(setButtonStyleAsync.mock.calls).toEqual([['light'], ['dark']]);
    expect(setBackgroundColorAsync.mock.calls[0]).toEqual(['processed #000000']);
  });

  test('is left alone without the module and on iOS', () => {
    expect(() => colorNavigationBar('dark', '#000000')).not.toThrow();
    const setButtonStyleAsync = vi.fn();
    install({ ExpoNavigationBar: { setButtonStyleAsync } });
    phone.Platform.OS = 'ios';
    colorNavigationBar('dark', '#000000');
    expect(setButtonStyleAsync).not.toHaveBeenCalled();
  });

  test('a failure is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    install({ ExpoNavigationBar: { setButtonStyleAsync: () => Promise.reject(new Error('x')) } });
    colorNavigationBar('dark', '#000000');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    logged.mockClear();
  });
});

describe('the fold', () => {
  const answer = (value: unknown) => install({ ZsUi: { getFoldingFeature: async () => value } });

  test('any folding feature is unfolded, none is folded', async () => {
    answer({ foldingFeature: { state: 'half_opened' }, width: 884 });
    expect(await readFolding()).toEqual({ foldingState: 'unfolded', width: 884 });
    answer({ foldingFeature: null, width: 412 });
    expect(await readFolding()).toEqual({ foldingState: 'folded', width: 412 });
  });

  test('a width of 0, nonsense, no module and iOS tell nothing', async () => {
    answer({ foldingFeature: null, width: 0 });
    expect(await readFolding()).toBeUndefined();
    answer('?');
    expect(await readFolding()).toBeUndefined();
    install({});
    expect(await readFolding()).toBeUndefined();
    phone.Platform.OS = 'ios';
    expect(await readFolding()).toBeUndefined();
  });

  test('a failure is logged and tells nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    install({ ZsUi: { getFoldingFeature: () => Promise.reject(new Error('x')) } });
    expect(await readFolding()).toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockClear();
  });
});

test('the back button asks onBack, and stops asking when told', () => {
  const remove = vi.fn();
  phone.BackHandler.addEventListener.mockReturnValue({ remove });
  const onBack = vi.fn(() => true);
  const stop = listenForDismissal({ onBack, onEscape: vi.fn() });
  expect(phone.BackHandler.addEventListener).toHaveBeenCalledWith('hardwareBackPress', onBack);
  stop();
  expect(remove).toHaveBeenCalledOnce();
});

test('the screen reader is led into an opened overlay', () => {
  const host = {} as ComponentRef<typeof View>;
  moveFocusInto(host, 'self');
  moveFocusInto(null, 'self');
  setInert(host, true);
  captureFocus(() => {})();
  expect(phone.AccessibilityInfo.sendAccessibilityEvent.mock.calls).toEqual([[host, 'focus']]);
});

test('the status bar is coloured on Android only', () => {
  colorStatusBar('#DFE3E8');
  phone.Platform.OS = 'ios';
  colorStatusBar('#000000');
  expect(phone.StatusBar.setBackgroundColor.mock.calls).toEqual([['#DFE3E8']]);
});

test('attributes of browsers stay away from phones', () => {
  expect(webProps({ 'aria-invalid': true })).toEqual({});
});

describe('elevation on phones', () => {
  const colors = Array.from({ length: 10 }, (_, level) => `rgba(0, 0, 0, 0.${20 + level})`);

  test('Android gets the level and the colour', () => {
    expect(createElevation(colors)[4]).toEqual({
      elevation: 4,
      shadowColor: 'rgba(0, 0, 0, 0.24)',
    });
  });

  test('iOS gets the documented offset, opacity and radius', () => {
    phone.Platform.OS = 'ios';
    const elevation = createElevation(colors);
    const numbers = Object.values(elevation).map((shadow) => [
      shadow.shadowOffset?.height,
      shadow.shadowOpacity,
      shadow.shadowRadius,
    ]);
    expect(numbers).toEqual([
      [0, 0, 0],
      [1, 0.2, 1],
      [1, 0.2, 1.41],
      [1, 0.2, 2.22],
      [2, 0.2, 2.62],
      [2, 0.2, 3.84],
      [3, 0.2, 4.65],
      [4, 0.25, 4.65],
      [6, 0.25, 4.65],
      [8, 0.25, 5.8],
    ]);
  });
});
