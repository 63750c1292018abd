import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { SheetPanel } from './SheetPanel';

/** Time (ms) from closing to leaving the screen. */
const EXIT = 200;

/** Shows the provider's bottom sheet. */
export function BottomSheetHost() {
  const { close } = useOverlayStore();
  const { isOpen, props: sheet } = useOverlayPart('bottomSheet');
  const isBackgroundTouchClose = sheet?.options?.isBackgroundTouchClose ?? true;
  return (
    <ModalLayer kind="bottomSheet" role="dialog" label="바텀시트" exitDuration={EXIT}>
      <Scrim
        isShown={isOpen}
        onPress={isBackgroundTouchClose ? () => close('bottomSheet') : undefined}
      />
      {sheet !== undefined && <SheetPanel sheet={sheet} />}
    </ModalLayer>
  );
}
