import { useCallback, useEffect } from 'react';
import { Keyboard } from 'react-native';
import { listenForBack } from '../platform/backButton';
import { AlertHost } from './alert/AlertHost';
import { BottomSheetHost } from './bottom-sheet/BottomSheetHost';
import { setGlobalOverlay } from './GlobalOverlay';
import { LoaderHost } from './loader/LoaderHost';
import { ModalityHost } from './modality/ModalityHost';
import { PopOverHost } from './pop-over/PopOverHost';
import { PortalProvider } from './portal/PortalProvider';
import { type SlotKind, useSlots } from './slots';
import { SnackbarHost } from './snackbar/SnackbarHost';
import { useSnackbars } from './snackbar/useSnackbars';
import type { HideOption, OverlayFunctions, OverlayProviderProps } from './types';
import { OverlayContext } from './useOverlay';

const SLOT_KINDS: readonly SlotKind[] = ['modal', 'alert', 'loader', 'popOver', 'bottomSheet'];

/**
 * 알림창, 바텀시트, 스낵바, 로더, 모달 화면, 팝오버를 띄울 수 있게 합니다.
 * `ThemeProvider` 안에 두며, 부모가 화면을 가득 채워야 합니다.
 */
export function OverlayProvider({
  children,
  customSnackbar,
  loaderComponent,
  maxSnackbarCount = 3,
}: OverlayProviderProps) {
  const { slots, open, close } = useSlots();
  const snackbars = useSnackbars(maxSnackbarCount);

  const hideOverlay = useCallback(
    (option: HideOption) => {
      for (const kind of SLOT_KINDS.filter((one) => option === one || option === 'all')) {
        close(kind);
      }
      if (option === 'snack' || option === 'all') {
        snackbars.clear();
      }
    },
    [close, snackbars.clear],
  );

  const opener =
    <Props,>(show: (props: Props) => void) =>
    (props: Props) => {
      Keyboard.dismiss();
      show(props);
    };
  // Created anew with each rendering, which renders all that use it again.
  const functions: OverlayFunctions = {
    showAlert: opener((props) => open('alert', props)),
    showBottomSheet: opener((props) => open('bottomSheet', props)),
    showPopOverMenu: opener((props) => open('popOver', props)),
    showModality: opener((props) => open('modal', props)),
    showSnackBar: snackbars.show,
    showLoader: () => open('loader', {}),
    hideOverlay,
  };

  const isLoading = slots.loader.isOpen;
  const openKinds = SLOT_KINDS.filter((kind) => slots[kind].isOpen).join();
  const isCovered = openKinds !== '';
  useEffect(() => {
    return listenForBack(() => {
      if (isCovered && !isLoading) {
        hideOverlay('all');
      }
      return isCovered;
    });
  }, [openKinds, isCovered, isLoading, hideOverlay]);

  useEffect(() => {
    setGlobalOverlay(functions);
    return () => setGlobalOverlay(null);
  });

  return (
    <OverlayContext.Provider value={functions}>
      <PortalProvider>
        {children}
        <ModalityHost {...slots.modal} />
        <BottomSheetHost {...slots.bottomSheet} onClose={() => close('bottomSheet')} />
        <PopOverHost {...slots.popOver} onClose={() => close('popOver')} />
        <AlertHost {...slots.alert} onClose={() => close('alert')} />
        <SnackbarHost {...snackbars} customSnackbar={customSnackbar} />
        <LoaderHost isOpen={isLoading} loaderComponent={loaderComponent} />
      </PortalProvider>
    </OverlayContext.Provider>
  );
}
