import { GlobalOverlay, type ShowSnackBarProps } from '@0610studio/zs-ui';

const DEFAULT_DURATION_MS = 5000;

let lastIndex = 0;

/** 표시 시간과 번호를 한곳에서 정합니다. 컴포넌트 밖에서도 호출할 수 있습니다. */
export function notify(
  message: string,
  options: Omit<ShowSnackBarProps, 'message'> = {},
) {
  lastIndex += 1;
  try {
    GlobalOverlay.showSnackBar({
      snackbarDuration: DEFAULT_DURATION_MS,
      index: lastIndex,
      ...options,
      message,
    });
  } catch {
    // OverlayProvider가 아직 마운트되지 않았습니다.
    console.warn(message);
  }
}
