import type { ReactNode } from 'react';

/** `showModality`에 넘기는 값입니다. */
export interface ModalityProps {
  /** 모달 화면에 담을 내용입니다. 닫기 버튼은 직접 넣어야 합니다. */
  component: ReactNode;
  /**
   * 펼친 폴더블에서도 너비를 600 pt까지만 쓰고 가운데에 놓을지 여부입니다.
   * @default false
   */
  foldableSingleScreen?: boolean;
}
