import {
  GlobalOverlay,
  type ShowSnackBarProps,
} from '@0610studio/zs-ui';

/** 기본 표시 시간을 5초로 정합니다. 컴포넌트 밖에서도 호출할 수 있습니다. */
export function notify(options: ShowSnackBarProps) {
  try {
    GlobalOverlay.showSnackBar({
      snackbarDuration: 5000,
      ...options,
    });
  } catch {
    // OverlayProvider가 아직 마운트되지 않았습니다.
    console.warn(options.message);
  }
}
