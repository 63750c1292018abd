import { ModalLayer } from '../layer/ModalLayer';
import { useOverlayPart } from '../store/OverlayContext';
import { ModalityPanels } from './ModalityPanels';

/** Time (ms) from closing to leaving the screen. */
const EXIT = 500;

/** Shows the provider's modality. */
export function ModalityHost() {
  const { props: modality } = useOverlayPart('modal');
  return (
    <ModalLayer kind="modal" role="dialog" label="모달 화면" exitDuration={EXIT}>
      {modality !== undefined && <ModalityPanels modality={modality} />}
    </ModalLayer>
  );
}
