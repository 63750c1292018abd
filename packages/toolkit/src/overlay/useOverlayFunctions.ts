import { useCallback, useMemo } from 'react';
import { Keyboard, useWindowDimensions } from 'react-native';
import type { ShowBottomSheetProps } from './bottom-sheet/types';
import { SLOT_KINDS, type useSlots } from './slots';
import type { useSnackbars } from './snackbar/useSnackbars';
import type { HideOption, OverlayFunctions } from './types';

/** What the functions change. */
interface OverlayState extends Pick<ReturnType<typeof useSlots>, 'open' | 'close'> {
  snackbars: ReturnType<typeof useSnackbars>;
}

/**
 * Functions that open and close overlays, the same in each rendering. As in the published version,
 * `showBottomSheet`, and with it the object, is another one after the height of the window changes.
 */
export function useOverlayFunctions({ open, close, snackbars }: OverlayState): OverlayFunctions {
  const hideOverlay = useCallback(
    (option: HideOption) => {
      Keyboard.dismiss();
      for (const kind of SLOT_KINDS.filter((one) => option === one || option === 'all')) {
        close(kind);
      }
      if (option === 'snack' || option === 'all') {
        snackbars.clear();
      }
    },
    [close, snackbars.clear],
  );

  // A sheet keeps the height of the window in which it was opened as its limit.
  const { height: windowHeight } = useWindowDimensions();
  const showBottomSheet = useCallback(
    ({ options, ...sheet }: ShowBottomSheetProps) => {
      Keyboard.dismiss();
      const maxHeight = options?.maxHeight ?? windowHeight;
      open('bottomSheet', { ...sheet, options: { ...options, maxHeight } });
    },
    [open, windowHeight],
  );
  return useMemo<OverlayFunctions>(() => {
    const opener =
      <Props>(show: (props: Props) => void) =>
      (props: Props) => {
        Keyboard.dismiss();
        show(props);
      };
    return {
      showAlert: opener((props) => open('alert', props)),
      showBottomSheet,
      showPopOverMenu: opener((props) => open('popOver', props)),
      showModality: opener((props) => open('modal', props)),
      showSnackBar: snackbars.show,
      showLoader: () => open('loader', {}),
      hideOverlay,
    };
  }, [open, showBottomSheet, snackbars.show, hideOverlay]);
}
