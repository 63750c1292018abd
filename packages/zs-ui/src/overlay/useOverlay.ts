import { useOverlayStore } from './store/OverlayContext';
import type { OverlayFunctions } from './types';

/**
 * 오버레이를 여닫는 함수 일곱 개를 돌려줍니다.
 * `OverlayProvider` 밖에서 부르면 오류를 던집니다.
 */
export function useOverlay(): OverlayFunctions {
  return useOverlayStore().functions;
}
