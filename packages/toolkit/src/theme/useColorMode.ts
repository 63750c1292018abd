import AsyncStorage from '@react-native-async-storage/async-storage';
import { useCallback, useEffect, useState } from 'react';
import { useColorScheme } from 'react-native';
import { IS_PREVIEW } from '../platform/preview';
import type { Theme } from './paletteTypes';

const MODE_KEY = 'themeMode';
const SYSTEM_KEY = 'useSystemColorScheme';

/** Current mode, and functions that change it. */
export interface ColorMode {
  mode: Theme['mode'];
  isUsingSystemColorScheme: boolean;
  setUseSystemColorScheme: (useSystem: boolean) => void;
  toggleTheme: () => void;
}

/**
 * Returns the mode of the app: that of the system when it starts, then the stored one.
 * @param isDarkModeEnabled false starts in light mode without reading the stored settings
 */
export function useColorMode(isDarkModeEnabled: boolean): ColorMode {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const [isUsingSystemColorScheme, setIsUsingSystem] = useState(isDarkModeEnabled);
  const [mode, setMode] = useState<Theme['mode']>(isDarkModeEnabled ? system : 'light');

  useEffect(() => {
    async function load() {
      try {
        const storedSystem = await AsyncStorage.getItem(SYSTEM_KEY);
        const storedMode = await AsyncStorage.getItem(MODE_KEY);
        if (storedSystem !== null) {
          setIsUsingSystem(storedSystem === 'true');
        }
        setMode(storedMode ? (storedMode === 'dark' ? 'dark' : 'light') : system);
      } catch (error) {
        console.error('Failed to load theme settings', error);
      }
    }
    if (isDarkModeEnabled) {
      load();
    } else {
      setMode('light');
    }
  }, []);

  // A preview takes the theme of its page, which readers change while it runs.
  const pageMode = IS_PREVIEW ? system : undefined;
  useEffect(() => {
    if (isUsingSystemColorScheme) {
      setMode(system);
    }
  }, [isUsingSystemColorScheme, pageMode]);

  const toggleTheme = useCallback(async () => {
    setIsUsingSystem(false);
    setMode((before) => {
      const next = before === 'light' ? 'dark' : 'light';
      AsyncStorage.setItem(MODE_KEY, next);
      return next;
    });
  }, []);

  const setUseSystemColorScheme = useCallback(async (useSystem: boolean) => {
    setIsUsingSystem(useSystem);
    await AsyncStorage.setItem(SYSTEM_KEY, String(useSystem));
  }, []);

  return { mode, isUsingSystemColorScheme, setUseSystemColorScheme, toggleTheme };
}
