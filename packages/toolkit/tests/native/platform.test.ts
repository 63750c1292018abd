import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readFolding } from '../../src/platform/foldingFeature.ts';
import { colorNavigationBar } from '../../src/platform/navigationBar.ts';
import { webProps } from '../../src/platform/webProps.ts';
import { createElevation } from '../../src/theme/elevation.ts';

const phone = vi.hoisted(() => ({
  Platform: { OS: 'android', Version: 34 },
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
  test('gets the mode as the style of its buttons, and the base colour', () => {
    const setButtonStyleAsync = vi.fn();
    const setBackgroundColorAsync = vi.fn();
    install({ ExpoNavigationBar: { setButtonStyleAsync, setBackgroundColorAsync } });
    colorNavigationBar('dark', '#000000');
    colorNavigationBar('light', '#FFFFFF');
    expect(setButtonStyleAsync.mock.calls).toEqual([['dark'], ['light']]);
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
