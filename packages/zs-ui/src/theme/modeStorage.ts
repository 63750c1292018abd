import AsyncStorage from '@react-native-async-storage/async-storage';
import type { Theme } from './paletteTypes';

const MODE_KEY = 'themeMode';
const SYSTEM_KEY = 'useSystemColorScheme';

/** Stored settings; undefined if nothing is stored. */
export interface StoredMode {
  mode?: Theme['mode'];
  followsSystem?: boolean;
}

function logFailure(action: string) {
  return (error: unknown) => console.error(`ZS-ui: 테마 설정을 ${action} 못했습니다.`, error);
}

/** Reads the stored settings; on failure it logs the error and returns no settings. */
export async function readStoredMode(): Promise<StoredMode> {
  try {
    const [mode, system] = await Promise.all([
      AsyncStorage.getItem(MODE_KEY),
      AsyncStorage.getItem(SYSTEM_KEY),
    ]);
    return {
      mode: mode === 'light' || mode === 'dark' ? mode : undefined,
      followsSystem: system === null ? undefined : system === 'true',
    };
  } catch (error) {
    logFailure('읽지')(error);
    return {};
  }
}

/** Stores whether the system's mode is used; logs failures. */
export function storeFollowsSystem(follows: boolean): void {
  AsyncStorage.setItem(SYSTEM_KEY, String(follows)).catch(logFailure('저장하지'));
}

/** Stores the chosen mode; logs failures. */
export function storeMode(mode: Theme['mode']): void {
  AsyncStorage.setItem(MODE_KEY, mode).catch(logFailure('저장하지'));
}
