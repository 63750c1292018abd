import { useCallback, useEffect, useState } from 'react';
import { useColorScheme } from 'react-native';
import { readStoredMode, storeFollowsSystem, storeMode } from './modeStorage';
import type { Theme } from './paletteTypes';

/** The mode in use and the ways to change it. */
export interface ColorMode {
  mode: Theme['mode'];
  isUsingSystemColorScheme: boolean;
  setUseSystemColorScheme: (useSystem: boolean) => void;
  toggleTheme: () => void;
}

/**
 * Decides the mode: the system's while it is followed, else the chosen one.
 * `isDarkModeEnabled` false starts light and leaves storage unread.
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
    // Storage is read once per setting; a later change of the system's mode must not read it again.
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
