import { type ReactNode, useContext, useEffect, useId } from 'react';
import { OverlayContext } from '../store/OverlayContext';
import { showPortal, startPortalExit } from '../store/portals';

/** `ZSPortal`의 속성입니다. */
export interface ZSPortalProps {
  /** 화면 위 층에 띄울 내용입니다. 아래쪽에서 만든 컨텍스트는 쓸 수 없습니다. */
  children: ReactNode;
  /** `false`이면 내용을 그리지 않습니다. 바뀐 값은 `children`이 함께 바뀔 때 반영됩니다. */
  isFocused?: boolean;
}

/**
 * 내용을 제자리 대신 `OverlayProvider` 안의 화면 전체 층에 그립니다. 휴대전화에서는 빈 곳의 터치가 아래로 지나갑니다.
 * `OverlayProvider` 밖에서는 아무것도 그리지 않습니다.
 */
export function ZSPortal({ children, isFocused = true }: ZSPortalProps) {
  const state = useContext(OverlayContext)?.state;
  const key = useId();

  useEffect(() => {
    if (state !== undefined && isFocused) {
      showPortal(state, key, children);
    }
  }, [state, key, isFocused, children]);

  useEffect(() => {
    if (state !== undefined && isFocused) {
      return () => startPortalExit(state, key);
    }
  }, [state, key, isFocused]);

  return null;
}
