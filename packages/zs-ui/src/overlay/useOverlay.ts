import { useOverlayStore } from './store/OverlayContext';
import type { OverlayFunctions } from './types';

/**
 * 오버레이를 열고 닫는 함수 일곱 개를 반환합니다.
 * `OverlayProvider` 밖에서 호출하면 오류가 발생합니다.
 */
export function useOverlay(): OverlayFunctions {
  return useOverlayStore().functions;
}
