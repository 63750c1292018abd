import { Platform } from 'react-native';
import type { FoldingStateInfo } from '../folding/types';
import { expoModuleFunction } from './expoModules';

interface NativeFolding {
  foldingFeature: object | null;
  width: number;
}

function isNativeFolding(value: unknown): value is NativeFolding {
  return (
    typeof value === 'object' &&
    value !== null &&
    'foldingFeature' in value &&
    'width' in value &&
    typeof value.width === 'number'
  );
}

/**
 * Reads the folding state of the current window on Android.
 * @returns undefined on other platforms, without the native module, or if the window is not ready yet
 */
export async function readFolding(): Promise<FoldingStateInfo | undefined> {
  if (Platform.OS !== 'android') {
    return undefined;
  }
  try {
    const result = await expoModuleFunction('ZsUi', 'getFoldingFeature')?.();
    return isNativeFolding(result) && result.width > 0
      ? { foldingState: result.foldingFeature ? 'unfolded' : 'folded', width: result.width }
      : undefined;
  } catch (error) {
    console.error('ZS-ui: 접힘 상태를 읽지 못했습니다.', error);
    return undefined;
  }
}
