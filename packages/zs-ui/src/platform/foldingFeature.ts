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
 * Asks Android for the fold of the current window.
 * Undefined on other platforms, when the native module is absent, or when the window is not known yet.
 */
export async function readFolding(): Promise<FoldingStateInfo | undefined> {
  if (Platform.OS !== 'android') {
    return undefined;
  }
  try {
    const answer = await expoModuleFunction('ZsUi', 'getFoldingFeature')?.();
    return isNativeFolding(answer) && answer.width > 0
      ? { foldingState: answer.foldingFeature ? 'unfolded' : 'folded', width: answer.width }
      : undefined;
  } catch (error) {
    console.error('ZS-ui: 접힘 상태를 읽지 못했습니다.', error);
    return undefined;
  }
}
