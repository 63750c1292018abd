import type { ReactNode } from 'react';

/** `showPopOverMenu`에 전달하는 속성입니다. */
export interface PopOverMenuProps {
  /** 메뉴의 오른쪽 위 모서리가 놓일 가로 좌표(pt)입니다. */
  px: number;
  /** 메뉴의 오른쪽 위 모서리가 놓일 세로 좌표(pt)입니다. */
  py: number;
  /** 메뉴로 표시할 컴포넌트입니다. 배경과 그림자는 직접 스타일링합니다. */
  component: ReactNode;
}
