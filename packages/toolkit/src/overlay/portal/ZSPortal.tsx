import { type ReactNode, useContext, useEffect, useId } from 'react';
import { PortalContext } from './PortalProvider';

/** `ZSPortal`의 속성입니다. */
export interface ZSPortalProps {
  /** 화면 전체를 덮는 레이어에 표시할 내용입니다. 화면 안에서 만든 Context는 읽을 수 없습니다. */
  children: ReactNode;
  /** `false`면 내용을 렌더링하지 않습니다. */
  isFocused?: boolean;
}

/**
 * 자식을 제자리 대신 화면 전체를 덮는 레이어에 렌더링합니다. 휴대전화에서는 빈 곳의 터치가 뒤쪽 화면에 전달됩니다.
 * `OverlayProvider` 밖에서는 아무것도 렌더링하지 않습니다.
 */
export function ZSPortal({ children, isFocused = true }: ZSPortalProps) {
  const portals = useContext(PortalContext);
  const key = useId();

  useEffect(() => {
    if (isFocused) {
      portals?.show(key, children);
    } else {
      portals?.hide(key);
    }
  }, [isFocused, children]);

  useEffect(() => () => portals?.hide(key), []);

  return null;
}
