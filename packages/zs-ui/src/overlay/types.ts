import type { ReactNode } from 'react';
import type { ShowAlertProps } from './alert/types';
import type { ShowBottomSheetProps } from './bottom-sheet/types';
import type { ModalityProps } from './modality/types';
import type { PopOverMenuProps } from './pop-over/types';
import type { CustomSnackbarProps, ShowSnackBarProps } from './snackbar/types';

/**
 * `hideOverlay`가 닫을 오버레이입니다. `'all'`은 여섯 가지를 모두 닫고, `'snack'`은 스낵바를 모두 지웁니다.
 * `'aboveKeyboard'`는 아무 일도 하지 않습니다.
 */
export type HideOption =
  | 'alert'
  | 'snack'
  | 'bottomSheet'
  | 'loader'
  | 'popOver'
  | 'modal'
  | 'aboveKeyboard'
  | 'all';

/** `useOverlay`와 `GlobalOverlay`가 제공하는 함수 일곱 개입니다. */
export interface OverlayFunctions {
  /** 알림창을 엽니다. 떠 있는 알림창이 있으면 바꿔 놓습니다. 키보드를 먼저 내립니다. */
  showAlert: (props: ShowAlertProps) => void;
  /** 스낵바를 하나 더 띄웁니다. */
  showSnackBar: (props: ShowSnackBarProps) => void;
  /** 바텀시트를 엽니다. 떠 있는 시트가 있으면 바꿔 놓습니다. 키보드를 먼저 내립니다. */
  showBottomSheet: (props: ShowBottomSheetProps) => void;
  /** 팝오버 메뉴를 엽니다. 키보드를 먼저 내립니다. */
  showPopOverMenu: (props: PopOverMenuProps) => void;
  /** 모달 화면을 엽니다. 키보드를 먼저 내립니다. */
  showModality: (props: ModalityProps) => void;
  /** 로더를 보여 줍니다. 여러 번 불러도 한 번 숨기면 사라집니다. */
  showLoader: () => void;
  /** 고른 오버레이를 닫습니다. */
  hideOverlay: (option: HideOption) => void;
}

/** `OverlayProvider`의 속성입니다. */
export interface OverlayProviderProps {
  /** 오버레이를 쓸 화면입니다. */
  children: ReactNode;
  /** 스낵바를 그리는 함수입니다. 컴포넌트로 마운트하지 않고 함수로 부르므로 안에서 훅을 쓸 수 없습니다. */
  customSnackbar?: (props: CustomSnackbarProps) => ReactNode;
  /** 로더를 그리는 함수입니다. 인자 없이 함수로 부르며, 가림막은 이미 깔려 있습니다. */
  loaderComponent?: () => ReactNode;
  /** 한 번에 띄울 스낵바의 수입니다. 넘으면 가장 오래된 것부터 사라집니다. */
  maxSnackbarCount?: number;
}
