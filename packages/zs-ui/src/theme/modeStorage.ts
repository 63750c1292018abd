import AsyncStorage from '@react-native-async-storage/async-storage';
import type { Theme } from './paletteTypes';

const MODE_KEY = 'themeMode';
const SYSTEM_KEY = 'useSystemColorScheme';

/** What was stored: the chosen mode and whether to follow the system; undefined where nothing was. */
export interface StoredMode {
  mode?: Theme['mode'];
  followsSystem?: boolean;
}

function report(what: string) {
  return (error: unknown) => console.error(`ZS-ui: 테마 설정을 ${what} 못했습니다.`, error);
}

/** Reads the stored choice; a failure is logged and reads as nothing stored. */
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
    report('읽지')(error);
    return {};
  }
}

/** Stores whether to follow the system; a failure is logged. */
export function storeFollowsSystem(follows: boolean): void {
  AsyncStorage.setItem(SYSTEM_KEY, String(follows)).catch(report('저장하지'));
}

/** Stores the chosen mode; a failure is logged. */
export function storeMode(mode: Theme['mode']): void {
  AsyncStorage.setItem(MODE_KEY, mode).catch(report('저장하지'));
}
