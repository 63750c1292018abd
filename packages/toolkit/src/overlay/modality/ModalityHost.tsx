import { useEffect, useState } from 'react';
import { IS_PREVIEW } from '../../platform/preview';
import type { Slot } from '../slots';
import { ModalityPanels } from './ModalityPanels';
import type { ModalityProps } from './types';
import { useModalityMotion } from './useModalityMotion';

const HIDE_DELAY_MS = 500;

/** Renders the modality of the provider. */
export function ModalityHost({ isOpen, props: modality }: Slot<ModalityProps>) {
  const [isDrawn, setIsDrawn] = useState(false);
  const motion = useModalityMotion();

  useEffect(() => {
    if (isOpen) {
      setIsDrawn(true);
      motion.open();
      return;
    }
    motion.close();
    // A preview opens its overlay as soon as it has started, when the first timer would hide it.
    if (isDrawn || !IS_PREVIEW) {
      // Nothing stops the timer: a modality that is opened again meanwhile disappears, too.
      setTimeout(() => setIsDrawn(false), HIDE_DELAY_MS);
    }
  }, [isOpen]);

  return isDrawn ? <ModalityPanels modality={modality} isOpen={isOpen} motion={motion} /> : null;
}
