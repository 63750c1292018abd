import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { SheetPanel } from './SheetPanel';

const EXIT_DURATION_MS = 200;

/** Renders the bottom sheet of the provider. */
export function BottomSheetHost() {
  const { close } = useOverlayStore();
  const { isOpen, props: sheet } = useOverlayPart('bottomSheet');
  const isBackgroundTouchClose = sheet?.options?.isBackgroundTouchClose ?? true;
  return (
    <ModalLayer kind="bottomSheet" role="dialog" label="바텀시트" exitDuration={EXIT_DURATION_MS}>
      <Scrim
        isShown={isOpen}
        onPress={isBackgroundTouchClose ? () => close('bottomSheet') : undefined}
      />
      {sheet !== undefined && <SheetPanel sheet={sheet} />}
    </ModalLayer>
  );
}
