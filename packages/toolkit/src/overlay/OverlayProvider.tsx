import { useEffect } from 'react';
import { listenForBack } from '../platform/backButton';
import { AlertHost } from './alert/AlertHost';
import { BottomSheetHost } from './bottom-sheet/BottomSheetHost';
import { setGlobalOverlay } from './GlobalOverlay';
import { LoaderHost } from './loader/LoaderHost';
import { ModalityHost } from './modality/ModalityHost';
import { PopOverHost } from './pop-over/PopOverHost';
import { PortalProvider } from './portal/PortalProvider';
import { SLOT_KINDS, useSlots } from './slots';
import { SnackbarHost } from './snackbar/SnackbarHost';
import { useSnackbars } from './snackbar/useSnackbars';
import type { OverlayProviderProps } from './types';
import { OverlayContext } from './useOverlay';
import { useOverlayFunctions } from './useOverlayFunctions';

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

  const functions = useOverlayFunctions({ open, close, snackbars });
  const isLoading = slots.loader.isOpen;
  const openKinds = SLOT_KINDS.filter((kind) => slots[kind].isOpen).join();
  const isCovered = openKinds !== '';
  useEffect(() => {
    return listenForBack(() => {
      if (isCovered && !isLoading) {
        functions.hideOverlay('all');
      }
      return isCovered;
    });
  }, [openKinds, isCovered, isLoading, functions]);

  useEffect(() => {
    setGlobalOverlay(functions);
    return () => setGlobalOverlay(null);
  }, [functions]);

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
