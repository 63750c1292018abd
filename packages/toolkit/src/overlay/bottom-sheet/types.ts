import type { ReactNode } from 'react';

/** 바텀시트의 모양과 동작을 정하는 옵션입니다. */
export interface BottomSheetOptions {
  /**
   * 시트의 높이(pt)입니다. `'auto'`는 내용의 높이입니다. 최댓값은 창 높이에서 30과 위아래 안전 영역을 뺀
   * 값입니다.
   * @default 300
   */
  height?: number | 'auto';
  /** 시트의 최대 높이(pt)입니다. 생략하면 시트를 열 때의 창 높이입니다. */
  maxHeight?: number;
  /**
   * 시트의 모양입니다. `'floating'`은 화면 가장자리에서 떨어져 있고, `'fixed'`는 아래쪽에 붙어 화면 너비를
   * 채웁니다.
   * @default 'floating'
   */
  type?: 'floating' | 'fixed';
  /**
   * 배경을 누르면 닫을지 여부입니다. `false`여도 아래로 드래그하면 닫힙니다.
   * @default true
   */
  isBackgroundTouchClose?: boolean;
  /**
   * 시트의 좌우 바깥 여백(pt)입니다. `type: 'fixed'`에는 적용되지 않습니다.
   * @default 10
   */
  marginHorizontal?: number;
  /**
   * 시트의 아래쪽 바깥 여백(pt)입니다. 하단 안전 영역에 더해집니다. `type: 'fixed'`에는 적용되지 않습니다.
   * @default 10
   */
  marginBottom?: number;
  /**
   * 왼쪽, 오른쪽, 아래쪽의 안쪽 여백이자 핸들 아래의 간격(pt)입니다.
   * @default 14
   */
  padding?: number;
  /**
   * 너비를 600pt로 제한할지 여부입니다.
   * @default false
   */
  foldableSingleScreen?: boolean;
}

/** `showBottomSheet`에 전달하는 속성입니다. */
export interface ShowBottomSheetProps {
  /** 시트에 표시할 컴포넌트입니다. 자동으로 스크롤되지 않습니다. */
  component: ReactNode;
  /** 핸들과 `component` 사이의 드래그할 수 있는 영역에 표시할 컴포넌트입니다. */
  headerComponent?: ReactNode;
  /** 시트의 모양과 동작을 정하는 옵션입니다. */
  options?: BottomSheetOptions;
}
