import AsyncStorage from '@react-native-async-storage/async-storage';
import { useCallback, useEffect, useState } from 'react';
import { useColorScheme } from 'react-native';
import type { Theme } from './paletteTypes';

type Mode = Theme['mode'];

const MODE_KEY = 'themeMode';
const SYSTEM_KEY = 'useSystemColorScheme';

/** Current mode, and functions that change it. */
export interface ColorMode {
  mode: Mode;
  isUsingSystemColorScheme: boolean;
  setUseSystemColorScheme: (useSystem: boolean) => void;
  toggleTheme: () => void;
}

interface ModeState {
  mode: Mode;
  isUsingSystem: boolean;
}

/** Reads the stored settings; an app that follows the system ignores the stored mode. */
async function loadMode(system: Mode): Promise<ModeState> {
  const storedSystem = await AsyncStorage.getItem(SYSTEM_KEY);
  const storedMode = await AsyncStorage.getItem(MODE_KEY);
  const isUsingSystem = storedSystem === null || storedSystem === 'true';
  const chosen = storedMode === 'dark' || storedMode === 'light' ? storedMode : system;
  return { mode: isUsingSystem ? system : chosen, isUsingSystem };
}

/**
 * Returns the mode of the app: that of the system while the app follows it, else the chosen one.
 * Known faults of the published version stay: every change of the system reads the storage again,
 * and `toggleTheme` stores the opposite of the mode that was last drawn.
 * @param isDarkModeEnabled false starts in light mode without reading the stored settings
 */
export function useColorMode(isDarkModeEnabled: boolean): ColorMode {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const [{ mode, isUsingSystem }, setState] = useState<ModeState>({
    mode: isDarkModeEnabled ? system : 'light',
    isUsingSystem: isDarkModeEnabled,
  });

  useEffect(() => {
    let isCurrent = true;
    if (isDarkModeEnabled) {
      loadMode(system).then(
        (stored) => isCurrent && setState(stored),
        (error) => console.error('Failed to load theme settings', error),
      );
    } else {
      setState({ mode: 'light', isUsingSystem: false });
    }
    return () => {
      isCurrent = false;
    };
  }, [isDarkModeEnabled, system]);

  useEffect(() => {
    setState((before) => (before.isUsingSystem ? { ...before, mode: system } : before));
  }, [system]);

  const toggleTheme = useCallback(async () => {
    setState((before) => ({
      mode: before.mode === 'light' ? 'dark' : 'light',
      isUsingSystem: false,
    }));
    await AsyncStorage.multiSet([
      [SYSTEM_KEY, 'false'],
      [MODE_KEY, mode === 'light' ? 'dark' : 'light'],
    ]);
  }, [mode]);

  const setUseSystemColorScheme = useCallback(
    async (useSystem: boolean) => {
      setState((before) => ({
        mode: useSystem ? system : before.mode,
        isUsingSystem: useSystem,
      }));
      await AsyncStorage.setItem(SYSTEM_KEY, String(useSystem));
    },
    [system],
  );

  return {
    mode,
    isUsingSystemColorScheme: isUsingSystem,
    setUseSystemColorScheme,
    toggleTheme,
  };
}
