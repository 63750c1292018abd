import { GlobalOverlay, type ShowSnackBarProps } from '@0610studio/zs-ui';

/** 기본 표시 시간을 5초로 정합니다. 컴포넌트 밖에서도 호출할 수 있습니다. */
export function notify(options: ShowSnackBarProps) {
  GlobalOverlay.showSnackBar({ snackbarDuration: 5000, ...options });
}
