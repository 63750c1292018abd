import { createContext, useContext } from 'react';
import type { OverlayFunctions } from './types';

/** Functions of the nearest OverlayProvider. */
export const OverlayContext = createContext<OverlayFunctions | null>(null);

/**
 * 오버레이를 열고 닫는 함수 일곱 개를 반환합니다.
 * `OverlayProvider` 밖에서 호출하면 오류가 발생합니다.
 */
export function useOverlay(): OverlayFunctions {
  const functions = useContext(OverlayContext);
  if (functions === null) {
    throw new Error('useOverlay must be used within an OverlayProvider');
  }
  return functions;
}
