import type { ReactNode } from 'react';

/** `showModality`에 전달하는 속성입니다. */
export interface ModalityProps {
  /** 모달 화면에 표시할 컴포넌트입니다. 닫기 버튼을 직접 넣어야 합니다. */
  component: ReactNode;
  /**
   * 너비를 600pt로 제한하고 가운데에 배치할지 여부입니다.
   * @default false
   */
  foldableSingleScreen?: boolean;
}
