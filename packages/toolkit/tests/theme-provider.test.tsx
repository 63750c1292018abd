import AsyncStorage from '@react-native-async-storage/async-storage';
import { render } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { type Theme, themeFactory, useStyleSheetCreate, useTheme } from '../src';
import { DARK, setMedia } from './support/browser';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';

const screenOf = <Text>화면</Text>;

describe('ThemeProvider', () => {
  test('useTheme outside a provider throws the documented message', () => {
    function Lost() {
      useTheme();
      return null;
    }
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lost />)).toThrow('useTheme must be used within a ThemeProvider');
    silent.mockClear();
  });

  test('follows the system when nothing is stored, and goes on following it', async () => {
    setMedia(DARK, true);
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('dark');
    expect(theme().palette.isUsingSystemColorScheme).toBe(true);
    actSync(() => setMedia(DARK, false));
    expect(theme().palette.mode).toBe('light');
    await advanceTime(0);
  });

  test('the system wins over a stored mode, unless following was switched off', async () => {
    localStorage.setItem('themeMode', 'dark');
    const first = await renderInApp(screenOf);
    expect(first.theme().palette.mode).toBe('light');
    expect(first.theme().palette.isUsingSystemColorScheme).toBe(true);
    first.unmount();
    localStorage.setItem('useSystemColorScheme', 'false');
    const second = await renderInApp(screenOf);
    expect(second.theme().palette.mode).toBe('dark');
    expect(second.theme().palette.isUsingSystemColorScheme).toBe(false);
  });

  test('following switched off without a stored mode still changes with the system', async () => {
    setMedia(DARK, true);
    localStorage.setItem('useSystemColorScheme', 'false');
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('dark');
    actSync(() => setMedia(DARK, false));
    await advanceTime(0);
    expect(theme().palette.mode).toBe('light');
  });

  test('nonsense in storage reads as nothing', async () => {
    localStorage.setItem('themeMode', 'sepia');
    localStorage.setItem('useSystemColorScheme', 'false');
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('light');
  });

  test('toggleTheme flips the mode, stops following and stores both', async () => {
    const { theme } = await renderInApp(screenOf);
    actSync(() => theme().palette.toggleTheme());
    await advanceTime(0);
    expect(theme().palette.mode).toBe('dark');
    expect(theme().palette.text.base).toBe('#ededed');
    expect(theme().palette.isUsingSystemColorScheme).toBe(false);
    expect(localStorage.getItem('themeMode')).toBe('dark');
    expect(localStorage.getItem('useSystemColorScheme')).toBe('false');
    actSync(() => theme().palette.toggleTheme());
    expect(theme().palette.mode).toBe('light');
  });

  test('toggleTheme twice in a tick shows the first mode and stores the other', async () => {
    const { theme } = await renderInApp(screenOf);
    const { toggleTheme } = theme().palette;
    actSync(() => {
      toggleTheme();
      toggleTheme();
    });
    await advanceTime(0);
    expect(theme().palette.mode).toBe('light');
    expect(localStorage.getItem('themeMode')).toBe('dark');
  });

  test('setUseSystemColorScheme stores the flag and takes the mode of the system', async () => {
    const { theme } = await renderInApp(screenOf);
    actSync(() => theme().palette.toggleTheme());
    actSync(() => theme().palette.setUseSystemColorScheme(true));
    await advanceTime(0);
    expect(theme().palette.mode).toBe('light');
    expect(localStorage.getItem('useSystemColorScheme')).toBe('true');
    actSync(() => theme().palette.setUseSystemColorScheme(false));
    await advanceTime(0);
    expect(theme().palette.mode).toBe('light');
    expect(localStorage.getItem('useSystemColorScheme')).toBe('false');
  });

  test('isDarkModeEnabled false starts light, ignores storage and does not lock the mode', async () => {
    setMedia(DARK, true);
    localStorage.setItem('themeMode', 'dark');
    const { theme } = await renderInApp(screenOf, { theme: { isDarkModeEnabled: false } });
    expect(theme().palette.mode).toBe('light');
    expect(theme().palette.isUsingSystemColorScheme).toBe(false);
    actSync(() => theme().palette.toggleTheme());
    await advanceTime(0);
    expect(theme().palette.mode).toBe('dark');
  });

  test('a storage that cannot be read is logged and never breaks the screen', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(AsyncStorage, 'getItem').mockRejectedValue(new Error('가득 참'));
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('light');
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      'Failed to load theme settings',
    ]);
    logged.mockClear();
  });

  test('customPalette makes the colours of each mode', async () => {
    const customPalette = themeFactory({
      light: { primary: { main: '#6366F1' } },
      dark: { primary: { main: '#8B5CF6' } },
    });
    const { theme } = await renderInApp(screenOf, { theme: { customPalette } });
    expect(theme().palette.primary.main).toBe('#6366F1');
    actSync(() => theme().palette.toggleTheme());
    await advanceTime(0);
    expect(theme().palette.primary.main).toBe('#8B5CF6');
  });

  test('foldable is given back, and is an object without it', async () => {
    const first = await renderInApp(screenOf);
    expect(first.theme().foldable).toEqual({ unfoldedSinglePaneMaxWidth: undefined });
    first.unmount();
    const second = await renderInApp(screenOf, {
      theme: { foldable: { unfoldedSinglePaneMaxWidth: 600 } },
    });
    expect(second.theme().foldable).toEqual({ unfoldedSinglePaneMaxWidth: 600 });
  });

  test('useStyleSheetCreate makes the styles again only with another palette', async () => {
    const create = vi.fn((palette: Theme) => ({
      box: { backgroundColor: palette.background.base },
    }));
    function Box() {
      return <Text style={useStyleSheetCreate(create).box}>상자</Text>;
    }
    const { theme, redraw } = await renderInApp(<Box />);
    redraw(<Box />);
    expect(create).toHaveBeenCalledTimes(1);
    actSync(() => theme().palette.toggleTheme());
    expect(create).toHaveBeenCalledTimes(2);
  });
});
