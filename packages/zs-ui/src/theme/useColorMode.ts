import { useCallback, useEffect, useState } from 'react';
import { useColorScheme } from 'react-native';
import { readStoredMode, storeFollowsSystem, storeMode } from './modeStorage';
import type { Theme } from './paletteTypes';

/** Current mode, and functions that change it. */
export interface ColorMode {
  mode: Theme['mode'];
  isUsingSystemColorScheme: boolean;
  setUseSystemColorScheme: (useSystem: boolean) => void;
  toggleTheme: () => void;
}

/**
 * Returns the system's mode while it is used, else the chosen one.
 * @param isDarkModeEnabled false starts in light mode without reading the stored settings
 */
export function useColorMode(isDarkModeEnabled: boolean): ColorMode {
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  const [followsSystem, setFollowsSystem] = useState(isDarkModeEnabled);
  const [chosen, setChosen] = useState<Theme['mode']>('light');
  const mode = followsSystem ? system : chosen;

  useEffect(() => {
    let isCurrent = true;
    if (isDarkModeEnabled) {
      readStoredMode().then((stored) => {
        const follows = stored.followsSystem ?? stored.mode === undefined;
        if (isCurrent) {
          setChosen((before) => stored.mode ?? (follows ? before : system));
          setFollowsSystem(follows);
        }
      });
    } else {
      setChosen('light');
      setFollowsSystem(false);
    }
    return () => {
      isCurrent = false;
    };
    // `system` is no dependency: a change of the system's mode must not read the storage again.
  }, [isDarkModeEnabled]);

  const setUseSystemColorScheme = useCallback(
    (useSystem: boolean) => {
      setChosen(useSystem ? system : mode);
      setFollowsSystem(useSystem);
      storeFollowsSystem(useSystem);
    },
    [system, mode],
  );

  const toggleTheme = useCallback(() => {
    const next = mode === 'dark' ? 'light' : 'dark';
    setChosen(next);
    setFollowsSystem(false);
    storeMode(next);
    storeFollowsSystem(false);
  }, [mode]);

  return {
    mode,
    isUsingSystemColorScheme: followsSystem,
    setUseSystemColorScheme,
    toggleTheme,
  };
}
