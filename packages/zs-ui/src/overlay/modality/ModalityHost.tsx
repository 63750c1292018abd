import { ModalLayer } from '../layer/ModalLayer';
import { useOverlayPart } from '../store/OverlayContext';
import { ModalityPanels } from './ModalityPanels';

const EXIT_DURATION_MS = 500;

/** Renders the modality of the provider. */
export function ModalityHost() {
  const { props: modality } = useOverlayPart('modal');
  return (
    <ModalLayer kind="modal" role="dialog" label="모달 화면" exitDuration={EXIT_DURATION_MS}>
      {modality !== undefined && <ModalityPanels modality={modality} />}
    </ModalLayer>
  );
}
