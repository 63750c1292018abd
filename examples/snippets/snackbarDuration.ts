import { GlobalOverlay, type ShowSnackBarProps } from '@0610studio/zs-ui';

const DEFAULT_DURATION_MS = 5000;

export function notify(props: ShowSnackBarProps) {
  GlobalOverlay.showSnackBar({
    snackbarDuration: DEFAULT_DURATION_MS,
    ...props,
  });
}
