import type { ReactNode } from 'react';

/** `showPopOverMenu`에 넘기는 값입니다. 모두 필수입니다. */
export interface PopOverMenuProps {
  /** 메뉴의 오른쪽 끝이 놓일 창 안의 가로 위치(pt)입니다. */
  px: number;
  /** 메뉴의 위쪽 끝이 놓일 창 안의 세로 위치(pt)입니다. */
  py: number;
  /** 메뉴에 담을 화면입니다. 배경과 그림자는 직접 꾸밉니다. */
  component: ReactNode;
}
