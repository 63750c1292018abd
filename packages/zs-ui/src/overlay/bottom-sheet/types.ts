import type { ReactNode } from 'react';

/** 바텀시트의 모양과 동작을 정하는 값입니다. */
export interface BottomSheetOptions {
  /**
   * 시트의 높이(pt)입니다. 0은 300으로 여기고, 창 높이에서 30과 위아래 안전 영역을 뺀 값을 넘지 못합니다.
   * @default 300
   */
  height?: number;
  /**
   * 바깥을 누르면 닫힐지 여부입니다. `false`여도 쓸어내리면 닫힙니다.
   * @default true
   */
  isBackgroundTouchClose?: boolean;
  /**
   * 시트의 좌우 바깥 여백(pt)입니다.
   * @default 10
   */
  marginHorizontal?: number;
  /**
   * 시트 아래의 바깥 여백(pt)입니다. 아래 안전 영역에 더해집니다.
   * @default 10
   */
  marginBottom?: number;
  /**
   * 왼쪽·오른쪽·아래 안쪽 여백과 손잡이 아래 간격(pt)입니다.
   * @default 14
   */
  padding?: number;
  /**
   * 펼친 폴더블에서도 너비를 600 pt까지만 쓸지 여부입니다.
   * @default false
   */
  foldableSingleScreen?: boolean;
}

/** `showBottomSheet`에 넘기는 값입니다. */
export interface ShowBottomSheetProps {
  /** 시트에 담을 화면입니다. 저절로 스크롤되지 않습니다. */
  component: ReactNode;
  /** 손잡이 아래, 끌 수 있는 영역에 놓을 화면입니다. */
  headerComponent?: ReactNode;
  /** 시트의 모양과 동작입니다. */
  options?: BottomSheetOptions;
}
