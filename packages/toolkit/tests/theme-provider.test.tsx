import AsyncStorage from '@react-native-async-storage/async-storage';
import { render } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { themeFactory, useTheme } from '../src';
import { DARK, resizeWindow, setMedia } from './support/browser';
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
  });

  test('a stored mode wins over the system', async () => {
    localStorage.setItem('themeMode', 'dark');
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('dark');
    expect(theme().palette.isUsingSystemColorScheme).toBe(true);
  });

  test('a stored mode wins over stored following of the system', async () => {
    localStorage.setItem('themeMode', 'dark');
    localStorage.setItem('useSystemColorScheme', 'true');
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('dark');
    expect(theme().palette.isUsingSystemColorScheme).toBe(true);
  });

  test('following switched off without a stored mode keeps the mode of the launch', async () => {
    setMedia(DARK, true);
    localStorage.setItem('useSystemColorScheme', 'false');
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('dark');
    actSync(() => setMedia(DARK, false));
    expect(theme().palette.mode).toBe('dark');
  });

  test('nonsense in storage reads as nothing', async () => {
    localStorage.setItem('themeMode', 'sepia');
    const { theme } = await renderInApp(screenOf);
    expect(theme().palette.mode).toBe('light');
  });

  test('toggleTheme flips the mode and stores it alone', async () => {
    const { theme } = await renderInApp(screenOf);
    actSync(() => theme().palette.toggleTheme());
    await advanceTime(0);
    expect(theme().palette.mode).toBe('dark');
    expect(theme().palette.text.base).toBe('#ededed');
    expect(theme().palette.isUsingSystemColorScheme).toBe(false);
    expect(localStorage.getItem('themeMode')).toBe('dark');
    expect(localStorage.getItem('useSystemColorScheme')).toBeNull();
    actSync(() => theme().palette.toggleTheme());
    expect(theme().palette.mode).toBe('light');
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

  test('dimensions follow the window of a preview, whose phone is folded', async () => {
    const { theme } = await renderInApp(screenOf);
    expect(theme().dimensions.width).toBe(390);
    actSync(() => resizeWindow(900, 600));
    expect(theme().dimensions.width).toBe(900);
  });

  test('split values are given back, with their defaults', async () => {
    const first = await renderInApp(screenOf);
    const { splitBreakpoint, splitRatio, isSplitView } = first.theme();
    expect({ splitBreakpoint, splitRatio, isSplitView }).toEqual({
      splitBreakpoint: 700,
      splitRatio: 0.5,
      isSplitView: false,
    });
    first.unmount();
    const second = await renderInApp(screenOf, {
      theme: { splitBreakpoint: 840, splitRatio: 0.4, isSplitView: true },
    });
    expect(second.theme()).toMatchObject({
      splitBreakpoint: 840,
      splitRatio: 0.4,
      isSplitView: true,
    });
  });
});
