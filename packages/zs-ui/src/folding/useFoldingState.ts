import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWindowDimensions } from 'react-native';
import { readFolding } from '../platform/foldingFeature';
import { simulatedFolding } from './simulation';
import type { FoldingStateInfo } from './types';

/**
 * 폴더블 기기의 접힘 상태와 화면 너비를 반환합니다.
 * Android 폴더블 기기에서만 `'unfolded'`가 되며, iOS와 웹에서는 항상 `'folded'`입니다.
 */
export function useFoldingState(): FoldingStateInfo {
  const window = useWindowDimensions();
  const simulated = useSyncExternalStore(
    simulatedFolding.subscribe,
    simulatedFolding.get,
    simulatedFolding.get,
  );
  const [device, setDevice] = useState<FoldingStateInfo>();

  // Folding changes the size of the window: the state is read again.
  useEffect(() => {
    let isCurrent = true;
    readFolding().then((answer) => {
      if (isCurrent && answer !== undefined) {
        setDevice(answer);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [window.width, window.height]);

  return useMemo(
    () => simulated ?? device ?? { foldingState: 'folded', width: window.width },
    [simulated, device, window.width],
  );
}
