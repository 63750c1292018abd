import { Platform } from 'react-native';
import type { FoldingStateInfo } from '../folding/types';
import { expoModuleFunction } from './expoModules';

interface NativeFolding {
  foldingFeature?: object | null;
  width?: number;
}

/**
 * Reads the folding state of the current window on Android. A window that is not ready is folded.
 * @param windowWidth width (pt) of the window, for an answer without one
 * @returns undefined on other platforms, without the native module, or if it fails
 */
export async function readFolding(windowWidth: number): Promise<FoldingStateInfo | undefined> {
  const getFoldingFeature =
    Platform.OS === 'android' ? expoModuleFunction('ZsUi', 'getFoldingFeature') : undefined;
  if (getFoldingFeature === undefined) {
    return undefined;
  }
  try {
    const result = (await getFoldingFeature()) as NativeFolding | null;
    return {
      foldingState: result?.foldingFeature ? 'unfolded' : 'folded',
      width: result?.width || windowWidth,
    };
  } catch (error) {
    console.error('ZS-ui: 접힘 상태를 읽지 못했습니다.', error);
    return undefined;
  }
}
