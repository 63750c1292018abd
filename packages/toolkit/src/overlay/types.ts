import type { ReactNode } from 'react';
import type { ShowAlertProps } from './alert/types';
import type { ShowBottomSheetProps } from './bottom-sheet/types';
import type { ModalityProps } from './modality/types';
import type { PopOverMenuProps } from './pop-over/types';
import type { CustomSnackbarProps, ShowSnackBarProps } from './snackbar/types';

/**
 * `hideOverlay`로 닫을 오버레이입니다. `'all'`은 여섯 가지를 모두 닫고, `'snack'`은 스낵바를 모두 닫습니다.
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
  /** 알림창을 엽니다. 열려 있으면 내용을 바꿉니다. 키보드를 먼저 내립니다. */
  showAlert: (props: ShowAlertProps) => void;
  /** 스낵바를 추가합니다. */
  showSnackBar: (props: ShowSnackBarProps) => void;
  /** 바텀시트를 엽니다. 열려 있으면 내용을 바꿉니다. 키보드를 먼저 내립니다. */
  showBottomSheet: (props: ShowBottomSheetProps) => void;
  /** 팝오버 메뉴를 엽니다. 키보드를 먼저 내립니다. */
  showPopOverMenu: (props: PopOverMenuProps) => void;
  /** 모달 화면을 엽니다. 키보드를 먼저 내립니다. */
  showModality: (props: ModalityProps) => void;
  /** 로더를 표시합니다. 여러 번 호출해도 한 번 닫으면 사라집니다. */
  showLoader: () => void;
  /** 지정한 오버레이를 닫습니다. */
  hideOverlay: (option: HideOption) => void;
}

/** `OverlayProvider`의 속성입니다. */
export interface OverlayProviderProps {
  /** 오버레이를 사용할 앱입니다. */
  children: ReactNode;
  /** 스낵바의 모양을 반환하는 함수입니다. 컴포넌트로 마운트되지 않고 함수로 호출되므로 훅은 반환한 컴포넌트에서 사용합니다. */
  customSnackbar?: (props: CustomSnackbarProps) => ReactNode;
  /** 로더의 모양을 반환하는 함수입니다. 인수 없이 호출되며, 어두운 배경은 이미 적용되어 있습니다. */
  loaderComponent?: () => ReactNode;
  /** 동시에 표시할 스낵바의 최대 개수입니다. 넘으면 가장 오래된 것부터 사라집니다. */
  maxSnackbarCount?: number;
}
