import { useEffect, useRef, useState } from 'react';
import { listenForDismissal } from '../platform/dismissal';
import { AlertHost } from './alert/AlertHost';
import { BottomSheetHost } from './bottom-sheet/BottomSheetHost';
import { registerGlobalOverlay } from './GlobalOverlay';
import { ScreenLayer } from './layer/ScreenLayer';
import { LoaderHost } from './loader/LoaderHost';
import { ModalityHost } from './modality/ModalityHost';
import { PopOverHost } from './pop-over/PopOverHost';
import { PortalHost } from './portal/PortalHost';
import { SnackbarHost } from './snackbar/SnackbarHost';
import { createOverlayStore } from './store/createOverlayStore';
import { OverlayContext } from './store/OverlayContext';
import type { OverlayProviderProps } from './types';

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
  const maxCount = useRef(maxSnackbarCount);
  maxCount.current = maxSnackbarCount;
  const [store] = useState(() => createOverlayStore(() => maxCount.current));

  useEffect(() => registerGlobalOverlay(store.functions), [store]);
  useEffect(() => {
    const { functions, topModal, close } = store;
    return listenForDismissal({
      onBack: () => {
        const top = topModal();
        if (top !== undefined && top !== 'loader') {
          functions.hideOverlay('all');
        }
        return top !== undefined;
      },
      onEscape: () => {
        const top = topModal();
        if (top !== undefined && top !== 'loader') {
          close(top);
        }
        return top !== undefined;
      },
    });
  }, [store]);

  return (
    <OverlayContext.Provider value={store}>
      <ScreenLayer>{children}</ScreenLayer>
      <ModalityHost />
      <BottomSheetHost />
      <PopOverHost />
      <AlertHost />
      <SnackbarHost customSnackbar={customSnackbar} />
      <LoaderHost loaderComponent={loaderComponent} />
      <PortalHost />
    </OverlayContext.Provider>
  );
}
