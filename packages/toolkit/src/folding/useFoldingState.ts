import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dimensions } from 'react-native';
import { readFolding } from '../platform/foldingFeature';
import { simulatedFolding } from './simulation';
import type { FoldingStateInfo } from './types';

/**
 * 폴더블 기기의 접힘 상태와 화면 너비를 반환합니다. 접거나 펼치면 리렌더링합니다.
 * Android 폴더블 기기에서만 `'unfolded'`가 되며, iOS와 웹에서는 항상 `'folded'`이고 너비도 마운트될 때의 값입니다.
 */
export function useFoldingState(): FoldingStateInfo {
  const simulated = useSyncExternalStore(
    simulatedFolding.subscribe,
    simulatedFolding.get,
    simulatedFolding.get,
  );
  const [folding, setFolding] = useState<FoldingStateInfo>({
    foldingState: 'folded',
    width: Dimensions.get('window').width,
  });
  useEffect(() => {
    let isMounted = true;
    const update = async (windowWidth: number) => {
      const state = await readFolding(windowWidth);
      if (isMounted && state !== undefined) {
        setFolding(state);
      }
    };
    update(Dimensions.get('window').width);
    const changes = Dimensions.addEventListener(
      'change',
      ({ window }: { window: { width: number } }) => update(window.width),
    );
    return () => {
      isMounted = false;
      changes.remove();
    };
  }, []);
  return simulated ?? folding;
}
